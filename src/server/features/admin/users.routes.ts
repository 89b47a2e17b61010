import { isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type AdminUserView, adminEndpoints, type adminUserBody } from '../../../contract/admin.ts';
import { type InvitationView, type RegistrationView, registrationEndpoints } from '../../../contract/registration.ts';
import { t } from '../../../contract/translate.ts';
import { dayMs, defaultLimits, firstWeekEnds } from '../../../domain/sending-limits.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { users } from '../../db/tables/users.ts';
import { type Route, route } from '../../http/route.ts';
import { isPublicAddress } from '../../public-address.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { deleteAccount } from '../account-data/public.ts';
import {
  changeLimits,
  deleteInvitation,
  findLimits,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  lockUser,
  makeResetLink,
  requirePasswords,
  requireRecentLogin,
  sendingState,
  type UserRow,
} from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';
import { type AccountChange, type CountedUser, changeUser, findCountedUser, listUsers } from './users.store.ts';

const listUsersRoute = route(adminEndpoints.listUsers, {
  access: 'admin',
  handler: async ({ context, query }) =>
    (await listUsers(context.database.orm, query)).map((found) => viewUserForAdmin(found, context)),
});

type Body = z.output<typeof adminUserBody>;

function otherCredits(current: AdminUserView): Refusal {
  const message = t`${current.name} has ${current.cardCreditsRemaining} credits by now. Save again to set your number.`;
  return new Refusal('stale_version', message, { fields: { cardCreditsRemaining: message }, current });
}

/** The columns that a change updates. */
function changeOf({ isSendingStopped, isDisabled, isApproved, endFirstWeek, ...rest }: Body, now: Date): AccountChange {
  return {
    ...rest,
    ...(isApproved && { awaitsApprovalSince: null }),
    ...(isSendingStopped !== undefined && { sendingStoppedAt: isSendingStopped ? now : null }),
    ...(isDisabled !== undefined && { disabledAt: isDisabled ? now : null }),
    ...(endFirstWeek && { firstWeekEndedAt: now }),
  };
}

/**
 * Grants credits, grants or revokes the administrator flag (D10), approves an account, stops and starts its sending,
 * lifts the lower limits of its first week (D54), and sets its quota.
 */
const updateUserRoute = route(adminEndpoints.updateUser, {
  access: 'admin',
  handler: async ({ context, user, params, body, request }) => {
    const db = context.database.orm;
    if (!(await findCountedUser(db, params.id))) throw notFound(t`The user was not found.`);
    const outcome = await changeUser(db, params.id, changeOf(body, context.clock.now()), { actorId: user.id, request });
    if (outcome === 'administrator') {
      const message = t`An administrator cannot be stopped or disabled. Remove them as administrator first.`;
      throw new Refusal('illegal_transition', message, { fields: { isSendingStopped: message } });
    }
    if (outcome === 'last-administrator') {
      const message = t`This is the only administrator. Make someone else one first.`;
      throw new Refusal('illegal_transition', message, { fields: { isAdmin: message } });
    }
    const account = await findCountedUser(db, params.id);
    if (!account) throw notFound(t`The user was not found.`);
    const current = viewUserForAdmin(account, context);
    // Waiting cards may be due now.
    context.wakeDelivery();
    if (outcome === 'other-credits') throw otherCredits(current);
    return current;
  },
});

/** Deletes an account with its contacts, dates, cards and pictures. Administrators leave by their own Settings. */
const removeUserRoute = route(adminEndpoints.removeUser, {
  access: 'admin',
  handler: async ({ context, user, params, request }) => {
    await requireRecentLogin(context, request);
    await context.database.transaction(async (tx) => {
      await requireNoAdministrator(
        tx,
        params.id,
        t`An administrator cannot be deleted. Remove them as administrator first.`,
      );
      await deleteAccount(context, tx, params.id);
      const subject = ['account', params.id] as const;
      await recordEvent(tx, { event: 'account-removed', actorId: user.id, subject, request });
    });
    return undefined;
  },
});

/** A link for a new password, to be passed on by the administrator. Not of another administrator: it would be theirs. */
const makeResetLinkRoute = route(adminEndpoints.makeResetLink, {
  access: 'admin',
  handler: async ({ context, user, params, request }) => {
    requirePasswords(context);
    await requireRecentLogin(context, request);
    const token = await context.database.transaction(async (tx) => {
      const account = await requireNoAdministrator(
        tx,
        params.id,
        t`The link of an administrator comes by mail. Remove them as administrator first.`,
      );
      return makeResetLink(context, tx, account, { actorId: user.id, request });
    });
    return { url: `${context.config.publicUrl}/auth?reset=${token}` };
  },
});

async function requireNoAdministrator(tx: Executor, id: number, message: string): Promise<UserRow> {
  const account = await lockUser(tx, id);
  if (!account) throw notFound(t`The user was not found.`);
  if (account.isAdmin) throw new Refusal('illegal_transition', message);
  return account;
}

const readRegistrationRoute = route(registrationEndpoints.read, {
  access: 'admin',
  handler: async ({ context }) => viewRegistration(context, context.database.orm),
});

/**
 * Sets the limits for sending and registration, and whether new accounts need approval. Omitted fields stay unchanged.
 */
const updateLimitsRoute = route(registrationEndpoints.updateLimits, {
  access: 'admin',
  handler: async ({ context, user, body, request }) =>
    context.database.transaction(async (tx) => {
      await changeLimits(tx, body);
      await recordEvent(tx, { event: 'limits-changed', actorId: user.id, details: body, request });
      return viewRegistration(context, tx);
    }),
});

const listInvitationsRoute = route(registrationEndpoints.listInvitations, {
  access: 'admin',
  handler: async ({ context }) => (await listInvitations(context.database.orm)).map(viewInvitation),
});

/** Creates an invitation link. Only this answer contains it: the database stores its hash. */
const createInvitationRoute = route(registrationEndpoints.createInvitation, {
  access: 'admin',
  handler: async ({ context, user, body, request, reply }) => {
    const token = newToken();
    const createdAt = context.clock.now();
    const invitation = await context.database.transaction(async (tx) => {
      const row = await insertInvitation(tx, {
        tokenHash: hashToken(token),
        note: body.note ?? null,
        maxUses: body.maxUses,
        expiresAt: new Date(createdAt.getTime() + body.days * dayMs),
        createdAt,
      });
      const subject = ['invitation', row.id] as const;
      await recordEvent(tx, { event: 'invitation-made', actorId: user.id, subject, request });
      return row;
    });
    reply.status(201);
    return {
      invitation: viewInvitation(invitation),
      url: `${context.config.publicUrl}/auth?invitation=${token}`,
    };
  },
});

/** Withdraws an invitation: its link becomes invalid. Accounts created with it stay. */
const withdrawInvitationRoute = route(registrationEndpoints.withdrawInvitation, {
  access: 'admin',
  handler: async ({ context, user, params, request }) => {
    await context.database.transaction(async (tx) => {
      if (!(await deleteInvitation(tx, params.id))) throw notFound(t`The invitation was not found.`);
      const subject = ['invitation', params.id] as const;
      await recordEvent(tx, { event: 'invitation-withdrawn', actorId: user.id, subject, request });
    });
    return undefined;
  },
});

/** What an administrator sees of an account: only the number of its contacts and cards. */
function viewUserForAdmin(
  { user, people, cards }: CountedUser,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
): AdminUserView {
  const firstWeekEndsAt = firstWeekEnds(user);
  const { id, name, email, username, isAdmin, subscriptionPlan, cardCreditsRemaining, createdAt } = user;
  return {
    ...{ id, name, email, username, isAdmin, subscriptionPlan, cardCreditsRemaining, people, cards },
    sending: sendingState(user, config),
    isDisabled: user.disabledAt !== null,
    monthlyCards: user.monthlyCards,
    firstWeekEndsAt: !isAdmin && firstWeekEndsAt > clock.now() ? firstWeekEndsAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}

/** Who may register, and what accounts may send. */
async function viewRegistration({ config }: Context, db: Executor): Promise<RegistrationView> {
  return {
    mode: config.registration,
    publicAddress: isPublicAddress(config.publicUrl) ? config.publicUrl : null,
    waiting: await db.$count(users, isNotNull(users.awaitsApprovalSince)),
    limits: await findLimits(db),
    defaultLimits,
  };
}

/** An invitation without its token. */
function viewInvitation({ id, note, uses, maxUses, expiresAt, createdAt }: InvitationRow): InvitationView {
  return { id, note, uses, maxUses, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() };
}

/** The accounts, who may register, and what accounts may send. */
export const userRoutes: Route[] = [
  listUsersRoute,
  updateUserRoute,
  removeUserRoute,
  makeResetLinkRoute,
  readRegistrationRoute,
  updateLimitsRoute,
  listInvitationsRoute,
  createInvitationRoute,
  withdrawInvitationRoute,
];
