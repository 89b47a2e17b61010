import { t } from '../../../../contract/translate.ts';
import { excerpt, naming } from '../sentences.ts';
import type { VcardProperty } from './read-property.ts';
import type { RawCard } from './split-cards.ts';

/** What a card contained that the contact cannot hold. */
export type LeftOut = {
  card: RawCard;
  unreadable: string[];
  /** The properties that no field was read from. */
  properties: VcardProperty[];
  notEmails: string[];
  otherNicknames: string[];
  badPhotos: string[];
  /** The messages about names and dates. */
  said: string[];
};

/** Data in address books that has no field here. */
const unsupported: [words: () => string, names: RegExp][] = [
  [() => t`company`, /^ORG$|^X-.*(?:DEPARTMENT|OFFICE)$/],
  [() => t`job title`, /^(?:TITLE|ROLE)$|^X-.*PROFESSION$/],
  [() => t`web address`, /^URL$|^X-.*(?:BLOG|HOMEPAGE|WEBPAGE|URL)|^(?:CALURI|CALADRURI|FBURL|CAPURI|CONTACT-URI)$/],
  [
    () => t`messenger`,
    /^IMPP$|^X-(?:MS-)?IMADDRESS$|^X-(?:.*-)?(?:AIM|ICQ|JABBER|MSN|YAHOO|SKYPE|SKYPE-USERNAME|GTALK|GOOGLE-TALK|GOOGLE TALK|QQ|GADUGADU|GROUPWISE|TWITTER|SIP|TELEGRAM|MATRIX|TENCENT|WECHAT|WHATSAPP|LINE|KAKAOTALK|PIN|BBPIN|WVID)$|^X-MESSAGING\/|^X-KADDRESSBOOK-X-IMADDRESS$/,
  ],
  [() => t`social profile`, /^(?:X-)?SOCIAL-?PROFILE$/],
  [
    () => t`related people`,
    /^RELATED$|^AGENT$|^X-.*(?:RELATEDNAMES|SPOUSE|SPOUSENAME|SPOUSESNAME|MANAGER|MANAGERSNAME|ASSISTANT|ASSISTANTSNAME|CHILD|CHILDREN)$/,
  ],
  [() => t`gender`, /^(?:GENDER|GRAMGENDER|PRONOUNS|X-GENDER|X-WAB-GENDER|X-.*PRONOUNS?)$/],
  [() => t`position`, /^GEO$/],
  [() => t`logo`, /^LOGO$/],
  [() => t`encryption key`, /^KEY$/],
  [() => t`interests`, /^(?:HOBBY|INTEREST|EXPERTISE|X-.*(?:INTERESTS?|HOBB(?:Y|IES)))$/],
  [() => t`pronunciation of the name`, /^SOUND$|^X-PHONETIC|^X-.*(?:YOMI|PHONETIC)/],
  [() => t`maiden name`, /^X-MAIDENNAME$/],
  [() => t`second name`, /^X-EPOCSECONDNAME$/],
  [() => t`other phone numbers`, /^X-.*(?:TEL|TELEX)$/],
  [() => t`district`, /^X-APPLE-SUB/],
  [() => t`membership`, /^MEMBER$/],
  [() => t`place of birth`, /^BIRTHPLACE$/],
  [() => t`place of death`, /^DEATHPLACE$/],
  [() => t`birthday in another calendar`, /^X-ALTBDAY$/],
  [() => t`language`, /^LANG$/],
  [() => t`time zone`, /^TZ$/],
  [() => t`data of other apps`, /^X-ANDROID-CUSTOM$/],
];

/** Properties that only programs need or that repeat others. */
const technical =
  /^(?:VERSION|PRODID|REV|UID|CREATED|KIND|PROFILE|SOURCE|NAME|CLASS|MAILER|SORT-STRING|CLIENTPIDMAP|LABEL|JSPROP|X-CLASS|X-ABUID|X-ABLABEL|X-ABADR|X-ABSHOWAS|X-ABORDER|X-ABCROP.*|X-IMAGE(?:TYPE|HASH)|X-SHARED-PHOTO-.*|X-APPLE-(?:GUARDIAN.*|OL-.*)|X-ADDRESSING-GRAMMAR|VND-63-.*|X-ADDRESSBOOKSERVER-.*|X-MS-OL-.*|X-MS-SIGNATURE|X-GNO|X-EVOLUTION-(?:FILE-AS|LIST.*|WEBDAV.*|DEST.*|X509.*)|X-MOZILLA-(?:HTML|PROPERTY)|X-PM-.*|X-FILE-AS|X-KADDRESSBOOK-(?:CRYPTO.*|OPENPGP.*|SMIME.*|PREFERRED.*|EMAILTYPES.*|PHOTO.*)|X-SYNCMLREF.*|X-IRMC-.*|X-RADICALE-.*|X-NC-.*|X-WA-LID|WAID|BEGIN|END)$/;

/** Everything that was left out, in sentences for the user. */
export function describeLeftOut(leftOut: LeftOut): string[] {
  const { card, notEmails, unreadable } = leftOut;
  const nowhere = leftOut.properties.filter(({ fields }) => fields.some((field) => field !== '')).flatMap(wordsFor);
  return [
    ...(card.missing === 'beginning' ? [t`The beginning of this contact is missing in the file.`] : []),
    ...(card.missing === 'end' ? [t`The end of this contact is missing in the file.`] : []),
    ...(card.wasTooLong ? [t`This contact is longer than a contact can be; the rest of it was left out.`] : []),
    ...(card.hadNestedCard ? [t`Another contact inside this one was left out.`] : []),
    ...naming(
      t`Could not be read:`,
      unreadable.map((line) => t`“${excerpt(line)}”`),
    ),
    ...leftOut.said,
    ...naming(t`Not an email address:`, notEmails),
    ...naming(t`Only one nickname is kept; left out:`, leftOut.otherNicknames),
    ...new Set(leftOut.badPhotos),
    ...naming(t`There is no field for:`, [...new Set(nowhere)]),
  ];
}

/** A label in words if there is one, else the name in the file. */
function wordsFor({ name, raw }: VcardProperty): string[] {
  if (technical.test(name)) return [];
  if (name === 'X-ANDROID-CUSTOM' && /^[\w.]+\/relation;/.test(raw)) return [t`related people`];
  const known = unsupported.find(([, names]) => names.test(name));
  return [known?.[0]() ?? excerpt(name)];
}
