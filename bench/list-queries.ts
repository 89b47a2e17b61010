const people = `select id, name, nickname, relationship, email, phone, address, street, city, state,
  postal_code as "postalCode", country, notes, image_url as "imageUrl", style_override_id as "styleOverrideId",
  style_override_image as "styleOverrideImage", time_zone as "timeZone", language, version, created_at as "createdAt"
  from people where user_id = $1 order by lower(name), id`;

const dates = (where: string) => `select d.id, d.person_id as "personId", p.name as "personName",
  d.occasion_type as "occasionType", d.date, d.repeats_annually as "repeatsAnnually",
  d.notify_days_before as "notifyDaysBefore", d.is_active as "isActive",
  d.is_variable_holiday as "isVariableHoliday", d.holiday_rule as "holidayRule", d.version,
  d.created_at as "createdAt"
  from important_dates d join people p on p.id = d.person_id where p.user_id = $1 ${where} order by d.id`;

const cards = `select c.id, c.person_id as "personId", p.name as "personName",
  c.occasion_id as "occasionId", c.title, c.message, c.category, c.image_url as "imageUrl",
  c.delivery_method as "deliveryMethod", c.digital_delivery_type as "digitalDeliveryType",
  c.delivery_status as "deliveryStatus", c.failure_reason as "failureReason", c.delivery_date as "deliveryDate",
  c.scheduled_date as "scheduledDate", c.occurrence_date as "occurrenceDate", c.version, c.created_at as "createdAt"
  from cards c join people p on p.id = c.person_id where c.user_id = $1 order by c.created_at desc, c.id desc`;

const cardsThat = (statuses: string) => `(count(*) filter (where delivery_status in (${statuses})))::int`;

const stats = `select (select count(*)::int from people where user_id = $1) as people,
  (select count(*)::int from important_dates d join people p on p.id = d.person_id where p.user_id = $1) as dates,
  ${cardsThat(`'draft'`)} as drafts, ${cardsThat(`'approved_and_scheduled', 'scheduled', 'ready'`)} as approved,
  ${cardsThat(`'sent', 'sent_for_printing'`)} as sent
  from cards where user_id = $1`;

// The seeded dates are spread over the year, so a twelfth of them falls within 30 days.
const withinMonth = `and substring(d.date from 6 for 2) = '06'`;

/** Lists that pages request, and the least that their floors must read; `$1` is the user. */
export const listQueries = [
  { path: '/api/people', sql: people },
  { path: '/api/important-dates', sql: dates('') },
  { path: '/api/events/upcoming', sql: dates(withinMonth) },
  { path: '/api/cards', sql: cards },
  { path: '/api/dashboard/stats', sql: stats },
];
