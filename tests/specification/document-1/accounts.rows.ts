import { builtPage, type Row, rule, tie } from '../table/row.ts';

const accounts = 'tests/e2e/document-1/accounts.journeys.ts';
const server = 'src/server/features/accounts/accounts.test.ts';
const calls = 'src/web/api.test.ts';

/** Sections 4, 5, 8 and 9, of accounts and of every call. */
export const accountRows: Row[] = [
  ...tie(
    '5 Validation',
    [accounts, 'both forms say what is wrong under its field'],
    [
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'Name must be at least 2 characters',
      'Passwords do not match',
      rule(
        'The mismatch is shown on confirmPassword',
        builtPage,
        'path:[`confirmPassword`]',
        'path:[`password`]',
        'src/contract/accounts.ts',
      ),
    ],
  ),
  ...tie(
    '8 Errors',
    [accounts, 'logging in is greeted, and a failure says why'],
    ['Login failed', 'Invalid email or password', 'Welcome back!', "You're now logged in as"],
  ),
  ...tie(
    '8 Errors',
    [accounts, 'registering is confirmed, and a failure says why'],
    [
      'Registration failed',
      'Could not create your account',
      'Account created!',
      'Your account has been created successfully.',
    ],
  ),
  ...tie(
    '8 Errors',
    [accounts, 'logging out is confirmed, and a failure says why'],
    ['Logout failed', 'Logged out', 'You have been logged out successfully.'],
  ),
  ...tie(
    '8 Errors',
    [calls, '%s without a readable body shows the transport string'],
    ['Network response was not ok:', 'API request failed:'],
  ),
  ...tie(
    '7 Calls',
    [calls, 'a read sends cookies and gives the parsed answer'],
    [rule('Cookies are sent with every call', 'src/web/api.ts', "credentials: 'include'", "credentials: 'omit'")],
  ),
  ...tie(
    '7 Calls',
    [calls, 'a write sends JSON; 204 gives nothing'],
    [
      rule(
        'A 204 answer gives an empty result',
        'src/web/api.ts',
        'if (response.status === 204) return',
        'if (false) return',
      ),
    ],
  ),
  ...tie(
    '7 Calls',
    [server, 'POST /api/register takes name, email and password, and answers the user'],
    [rule('POST /api/register', 'src/contract/accounts.ts', "'/api/register'", "'/api/not-register'")],
  ),
  ...tie(
    '7 Calls',
    [server, 'POST /api/login takes email and password, and answers the user with their name'],
    [rule('POST /api/login', 'src/contract/accounts.ts', "'/api/login'", "'/api/not-login'")],
  ),
  ...tie(
    '7 Calls',
    [server, 'POST /api/logout ends the session, and GET /api/user answers 401 from then on'],
    [rule('POST /api/logout', 'src/contract/accounts.ts', "'/api/logout'", "'/api/not-logout'")],
  ),
  ...tie('8 Errors', [calls, 'a 401 on a read is Unauthorized, on a write the server message'], ['Unauthorized']),
  ...tie(
    '4 States',
    [server, 'logout ends the session, and answers 204 also without one'],
    [
      rule(
        'Logout ends the session',
        'src/server/features/accounts/logout.route.ts',
        'if (token) await',
        "if (token === '') await",
      ),
    ],
  ),
  ...tie(
    '4 States',
    ['src/web/session.test.ts', 'a 401 is nobody'],
    [rule('A 401 of the current-user call is no user', 'src/web/session.ts', 'return null;', 'throw error;')],
  ),
  ...tie(
    '9 Constants',
    ['src/web/session.test.ts', 'neither who is signed in nor who administers is asked again'],
    [
      rule(
        'The user check is not retried',
        'src/web/session.ts',
        /retry: false,\n {2}queryFn: async/g,
        'queryFn: async',
      ),
      rule('The admin check is not retried', 'src/web/session.ts', /retry: false,\n {2}queryFn: \(\{/g, 'queryFn: ({'),
    ],
  ),
  ...tie(
    '9 Constants',
    [server, 'the first account is the administrator, the second is not'],
    [
      rule(
        'A new user has 5 credits',
        'src/server/features/accounts/users.store.ts',
        '.values(user)',
        '.values({ ...user, cardCreditsRemaining: 4 })',
      ),
      rule(
        'A new user has the plan free',
        'src/server/features/accounts/users.store.ts',
        '.values(user)',
        ".values({ ...user, subscriptionPlan: 'paid' })",
      ),
    ],
  ),
  ...tie(
    '9 Constants',
    ['src/web/query-client.test.ts', 'what was read is fresh for five minutes, and focus asks for nothing'],
    [
      rule('Reads are fresh for 5 minutes', 'src/web/query-client.ts', '5 * 60_000', '6 * 60_000'),
      rule(
        'No refetch on window focus',
        'src/web/query-client.ts',
        'refetchOnWindowFocus: false',
        'refetchOnWindowFocus: true',
      ),
    ],
  ),
  ...tie(
    '9 Constants',
    ['src/web/query-client.test.ts', 'the delay doubles and stops at 30 s'],
    [
      rule('The delay is exponential', 'src/web/query-client.ts', '2 ** failures', '2 * failures'),
      rule(
        'The delay is capped at 30 s',
        'src/web/query-client.ts',
        'maxRetryDelayMs = 30_000',
        'maxRetryDelayMs = 60_000',
      ),
    ],
  ),
  ...tie(
    '9 Constants',
    ['src/web/query-client.test.ts', 'after %i failures a read that answered %i is tried again: %s'],
    [rule('Reads retry 3 times', 'src/web/query-client.ts', 'maxRetries = 3', 'maxRetries = 2')],
  ),
];
