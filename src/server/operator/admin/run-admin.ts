import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { countPendingMigrations } from '../../db/migrate.ts';
import { makeResetLink } from '../../features/accounts/account-links.ts';
import { findUserByEmail, type UserRow } from '../../features/accounts/users.store.ts';
import { changeUser, listUsers } from '../../features/admin/users.store.ts';
import { countHeldCards, findOpenHold, releaseHold } from '../../features/delivery/queue/delivery-holds.store.ts';
import { confirmTime } from '../../features/system/clocks.store.ts';
import { readStatus, type StatusParts } from '../../features/system/read-status.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { describeStatus } from './describe-status.ts';

/** The resources of the commands; a running process provides its own. */
export type AdminParts = StatusParts & Pick<Context, 'secretKey' | 'wakeDelivery'>;

type Command = {
  /** The arguments after the name. */
  takes: string[];
  what: string;
  run(parts: AdminParts, values: string[], say: (line: string) => void): Promise<void>;
};

/** No signed-in user: anyone who may run commands on the machine. */
const operator = { actorId: null };
const mostListed = 1_000;
const mostCredits = 1_000_000;

const commands: Record<string, Command> = {
  list: {
    takes: [],
    what: 'the accounts, the newest first',
    run: async ({ database }, _, say) => {
      const found = await listUsers(database.orm, { limit: mostListed });
      if (found.length === 0) say('There are no accounts yet. The first one to register becomes the administrator.');
      for (const { user, people, cards } of found) {
        const marks = [
          user.isAdmin && 'administrator',
          !user.emailVerifiedAt && 'address not confirmed',
          user.awaitsApprovalSince && 'awaits approval',
          user.disabledAt ? 'disabled' : user.sendingStoppedAt && 'sending stopped',
        ];
        const facts = [`${people} contacts`, `${cards} cards`, `${user.cardCreditsRemaining} credits`, ...marks];
        say(`${user.email}  ${user.name}: ${facts.filter(Boolean).join(', ')}`);
      }
      if (found.length === mostListed) say(`Only the newest ${mostListed} are listed.`);
    },
  },
  grant: {
    takes: ['email'],
    what: 'makes an account an administrator',
    run: async ({ database }, [email], say) => {
      const user = await accountOf(database, email);
      if (user.isAdmin) throw new OperatorRefusal(`${user.email} is an administrator already.`);
      await changeUser(database.orm, user.id, { isAdmin: true }, operator);
      say(`${user.email} is an administrator now.`);
    },
  },
  revoke: {
    takes: ['email'],
    what: 'takes that away again',
    run: async ({ database }, [email], say) => {
      const user = await accountOf(database, email);
      if (!user.isAdmin) throw new OperatorRefusal(`${user.email} is no administrator.`);
      if ((await changeUser(database.orm, user.id, { isAdmin: false }, operator)) === 'last-administrator')
        throw new OperatorRefusal(`${user.email} is the only administrator. Make someone else one first.`);
      say(`${user.email} is no longer an administrator.`);
    },
  },
  credits: {
    takes: ['email', 'number'],
    what: 'sets how many credits an account has',
    run: async ({ database }, [email, text], say) => {
      const credits = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
      if (!(credits <= mostCredits))
        throw new OperatorRefusal(`"${text}" is no number of credits: 0 to ${mostCredits} can be set.`);
      const user = await accountOf(database, email);
      await changeUser(database.orm, user.id, { cardCreditsRemaining: credits }, operator);
      say(`${user.email} has ${credits} credits now.`);
    },
  },
  reset: {
    takes: ['email'],
    what: 'prints a link of one hour for a new password',
    run: async ({ database, clock, secretKey, config }, [email], say) => {
      const user = await accountOf(database, email);
      const parts = { clock, secretKey };
      const token = await database.transaction((tx) => makeResetLink(parts, tx, user, operator));
      say(`Anyone who opens this link can choose the password of ${user.email}. It works once, within an hour:`);
      say(`${config.publicUrl}/auth?reset=${token}`);
      if (!config.passwordLogin)
        say('Passwords are switched off here: it works once Fondly runs with PASSWORD_LOGIN=on.');
    },
  },
  release: {
    takes: [],
    what: 'sends what a restored backup holds',
    run: async ({ database, clock, wakeDelivery }, _, say) => {
      const hold = await findOpenHold(database.orm);
      if (!hold) throw new OperatorRefusal('Nothing is held.');
      const now = clock.now();
      const held = await countHeldCards(database.orm, now);
      await releaseHold(database.orm, { now, by: null, heldUntil: hold.heldUntil });
      wakeDelivery();
      say(`${held} cards that are due go out now.`);
    },
  },
  clock: {
    takes: [],
    what: 'says that the clock of this machine is right',
    run: async ({ database, clock }, _, say) => {
      const now = clock.now();
      await database.transaction((tx) => confirmTime(tx, now));
      say(`It is ${now.toISOString()}. What waited for that goes out within a minute.`);
    },
  },
  status: {
    takes: [],
    what: 'how it is',
    run: async (parts, _, say) => {
      for (const line of describeStatus(await readStatus(parts))) say(line);
    },
  },
};

/** Runs one of the operator's commands. Throws OperatorRefusal, with a message for the terminal, if it cannot. */
export async function runAdmin(parts: AdminParts, args: readonly string[], say: (line: string) => void): Promise<void> {
  const [name = '', ...values] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || command.takes.length !== values.length) throw new OperatorRefusal(usage);
  if ((await countPendingMigrations(parts.database)) > 0)
    throw new OperatorRefusal('The database is empty or of an older Fondly. Start this version once first.');
  await command.run(parts, values, say);
}

const usage = [
  'npm run admin -- one of:',
  ...Object.entries(commands).map(([name, { takes, what }]) => {
    const call = [name, ...takes.map((value) => `<${value}>`)].join(' ');
    return `  ${call.padEnd(26)}${what}`;
  }),
].join('\n');

async function accountOf(database: Database, email = ''): Promise<UserRow> {
  const user = await findUserByEmail(database.orm, email.trim());
  if (!user) throw new OperatorRefusal(`There is no account of ${email}.`);
  return user;
}
