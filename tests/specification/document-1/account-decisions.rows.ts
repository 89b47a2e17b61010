import { builtPage, type Row, rule, tie } from '../table/row.ts';

const accounts = 'src/server/features/accounts';
const server = `${accounts}/accounts.test.ts`;
const journeys = 'tests/e2e/document-1/accounts.journeys.ts';
const visiting = [journeys, 'a visitor of any page signs in first, and then is where they wanted to be'] as const;
const alike = [
  server,
  'login compares addresses without case, and answers a wrong one and an unknown one alike',
] as const;
const first = [server, 'the first account is the administrator, the second is not'] as const;
const cookie = [
  server,
  'the cookie is HttpOnly and SameSite=Lax, and the database has only the hash of its token',
] as const;
const rolling = [server, 'a session ends after 30 days without use, and use prolongs it'] as const;
const forgotten = `${accounts}/forgotten-password.test.ts`;
const passwords = `${accounts}/password.test.ts`;
const access = 'src/server/http/access.test.ts';
const administering = 'src/server/features/admin/admin-access.test.ts';
const links = `${accounts}/account-links.ts`;
const session = 'src/server/http/session.ts';
const register = `${accounts}/register.route.ts`;

/** The decisions on accounts, access and errors. */
export const accountDecisionRows: Row[] = [
  ...tie('D1 Login', alike, [
    rule(
      'A wrong password and an unknown address answer the same 401',
      `${accounts}/login.route.ts`,
      'if (!account || !correct) {',
      "if (!account) throw new Refusal('not_found', 'Nobody.');\n    if (!correct) {",
    ),
  ]),
  ...tie(
    'D1 Login',
    [server, 'an address is taken whatever its case'],
    [rule('A taken e-mail answers 409 with fields.email', register, '{ fields: { email: message } }', '{}')],
  ),
  ...tie('D1 Login', first, [
    rule('The time zone is the one sent, where there is such a one', register, 'isTimeZone(body.timeZone)', 'false'),
    rule('else UTC', register, ": 'UTC'", ": 'Europe/Berlin'"),
    rule('username comes from the local part', register, "email.split('@')[0]", "email.split('@')[1]"),
    rule('and is unique', register, 'taken.has(name);', 'taken.has(email);'),
  ]),
  ...tie(
    'D1 Login',
    ['src/web/common-passwords.test.ts', '%j is common: %s'],
    [rule('Very common passwords get a warning', 'src/web/common-passwords.ts', 'return isRun(word) ||', 'return')],
  ),
  ...tie('D2 First account', first, [
    rule('The first account administers', register, '(await countUsers(tx)) === 0', 'false'),
  ]),
  ...tie(
    'D2 First account',
    [server, 'with an address named by the operator its first account administers, and no later one'],
    [
      rule('with ADMIN_EMAIL only the account of that address', register, '=== adminEmail &&', '!== adminEmail &&'),
      rule('once', register, '&& !(await hasAdministrator(tx))', ''),
    ],
  ),
  ...tie('D3 Sessions', cookie, [
    rule(
      'The database has only the hash of the token',
      `${accounts}/open-session.ts`,
      'tokenHash: hashToken(token)',
      'tokenHash: token',
    ),
    rule('The cookie is HttpOnly', session, 'httpOnly: true,\n    sameSite', 'httpOnly: false,\n    sameSite'),
    rule('and SameSite=Lax', session, "sameSite: 'lax',\n", "sameSite: 'none',\n"),
  ]),
  ...tie(
    'D3 Sessions',
    [server, 'where the site has https the cookie is bound to the host, and secure'],
    [
      rule('With https it has __Host-', session, "'__Host-fondly_session'", "'fondly_session'"),
      rule('and Secure', session, 'secure: context.config.https,\n    maxAge', 'secure: false,\n    maxAge'),
    ],
  ),
  ...tie('D3 Sessions', rolling, [
    rule('A session lasts 30 days', session, 'thirtyDaysSeconds = 30', 'thirtyDaysSeconds = 40'),
    rule('rolling', session, 'session.lastSeenAt.getTime() > renewAfterMs', 'session.lastSeenAt.getTime() < 0'),
  ]),
  ...tie(
    'D3 Sessions',
    [passwords, 'a changed password ends every other session and keeps this one under another token'],
    [
      rule(
        'Changing the password ends every other session',
        `${accounts}/change-password.route.ts`,
        'await deleteSessionsOf(tx, user.id, own);',
        '',
      ),
    ],
  ),
  ...tie(
    'D3 Sessions',
    [server, 'logout ends the session, and answers 204 also without one'],
    [
      rule(
        'Logout answers 204, also when signed out',
        `${accounts}/logout.route.ts`,
        "access: 'public'",
        "access: 'signed-in'",
      ),
    ],
  ),
  ...tie('D4 Admin pages', visiting, [
    rule(
      '/login redirects to /auth',
      builtPage,
      'to:`/auth`,replace',
      'to:`/nothing`,replace',
      'src/web/routes/login.tsx',
    ),
    rule('and /dashboard to /', builtPage, 'to:`/`,replace', 'to:`/people`,replace', 'src/web/routes/dashboard.tsx'),
  ]),
  ...tie(
    'D5 Server-side rules',
    [access, '%s %s needs a session'],
    [
      rule(
        'Every other call needs a session',
        'src/server/http/register-route.ts',
        "if (!user) throw new Refusal('unauthenticated', 'Please log in.');",
        "if (!user) throw new Refusal('forbidden', 'No.');",
      ),
    ],
  ),
  ...tie(
    'D5 Server-side rules',
    [access, 'a write from another site is refused, from the same site and from no browser it is not'],
    [
      rule('A write of another site is 403', 'src/server/http/same-site.ts', "=== 'cross-site'", "=== 'nowhere'"),
      rule(
        'so is one of another origin',
        'src/server/http/same-site.ts',
        'new URL(origin).host !== request.host',
        'false',
      ),
    ],
  ),
  ...tie(
    'D5 Server-side rules',
    [administering, 'whether one is an administrator may be asked by anyone'],
    [
      rule(
        'GET /api/admin/check answers any user',
        `${accounts}/admin-check.route.ts`,
        "access: 'signed-in'",
        "access: 'admin'",
      ),
    ],
  ),
  ...tie(
    'D6 Errors',
    ['src/server/http/limits.test.ts', 'a limit is the account’s own, is told with a time to wait, and ends'],
    [
      rule(
        '429 has Retry-After',
        'src/server/http/error-answers.ts',
        'if (refusal.retryAfterSeconds) reply.header',
        'if (reply.sent) reply.header',
      ),
    ],
  ),
  ...tie(
    'D6 Errors',
    [access, '%s as a body is refused in words'],
    [rule('What is malformed answers 400', 'src/server/http/error-answers.ts', 'malformed: 400', 'malformed: 500')],
  ),
  ...tie(
    'D7 Forgotten password',
    [forgotten, 'a forgotten password is chosen anew by the mailed link, once, and everyone is logged out'],
    [
      rule(
        'The link is single-use',
        `${accounts}/reset-password.route.ts`,
        // Both: either would do alone.
        /if \(!\(await takeToken\(tx, tokenHash, now\)\)\) throw deadLink\(\);|await endTokens\(tx, account\.id, [^;]*;/g,
        '',
      ),
      rule('and leads to /auth?reset=', `${accounts}/account-mail-words.ts`, '/auth?reset=', '/auth?anew='),
    ],
  ),
  ...tie(
    'D7 Forgotten password',
    [forgotten, 'a newer link ends the one before, an hour ends it, and there are five an hour'],
    [rule('It is valid for 1 hour', links, "'password-reset': 60 * 60", "'password-reset': 61 * 60")],
  ),
  ...tie(
    'D7 Forgotten password',
    [forgotten, 'an address without an account gets the same answer and no mail'],
    [
      rule(
        'Whether the account exists is not told',
        `${accounts}/forgot-password.route.ts`,
        'return undefined;',
        "if (email.startsWith('nobody')) throw new Error('Nobody');\n    return undefined;",
      ),
    ],
  ),
];
