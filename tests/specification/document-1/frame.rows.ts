import { builtPage, type Row, rule, tie } from '../table/row.ts';

const accounts = 'tests/e2e/document-1/accounts.journeys.ts';
const server = 'src/server/features/accounts/accounts.test.ts';
const shell = 'tests/e2e/document-1/shell.journeys.ts';
const css = 'src/web/styles/shell.css';
const menu = 'src/web/shell/account-menu.tsx';
const adminArea = 'src/web/shell/admin-area.tsx';

/** Sections 2 and 6: addresses, layout, sign-in, and who may see what. */
export const frameRows: Row[] = [
  ...tie(
    '2 Route list',
    [shell, 'an unknown address is told so, with nothing around it'],
    ['404 Page Not Found', 'Did you forget to add the page to the router?'],
  ),
  ...tie(
    '2 Route list',
    [shell, 'the short addresses lead to their pages'],
    [
      'All Occasions Page',
      rule(
        '/add-person redirects to /people/add',
        builtPage,
        /throw (\w+)\(\{to:`\/people\/add`/g,
        'throw $1({to:`/people`',
      ),
      rule('/edit-occasion/{id} leads to its date (D11)', builtPage, '/edit-occasion/$id', '/edit-date/$id'),
    ],
  ),
  ...tie(
    '2 Layout',
    [shell, 'the menu button opens a drawer with places, quick actions and the upgrade card'],
    [
      'Quick Actions',
      'Get Fondly Pro',
      'Unlock premium features',
      'Upgrade Now',
      'Home',
      'Contacts',
      'Important Dates',
      'Cards',
      'Settings',
      'Add Contact',
      'Create Card',
      rule('Add Contact leads to /people/add', builtPage, 'to:`/people/add`,label', 'to:`/people`,label'),
      rule('Create Card leads to /cards/create', builtPage, 'to:`/cards/create`,label', 'to:`/cards`,label'),
    ],
  ),
  ...tie(
    '2 Layout',
    ['src/web/shell/places.test.ts', 'on %s the place %s is active: %s'],
    [
      rule(
        'A place is active when the path starts with its path',
        'src/web/shell/places.ts',
        'path.startsWith(place)',
        'path === place',
      ),
      rule('Home is active only on exactly /', 'src/web/shell/places.ts', "? path === '/'", "? path.startsWith('/')"),
    ],
  ),
  ...tie(
    '2 Layout',
    [shell, 'under 768 px a bar leads to four places, and the place one is at is marked'],
    [
      'Dates',
      rule('The bar is fixed', builtPage, 'position:fixed;inset:auto 0 0', 'position:static;inset:auto 0 0', css),
      rule(
        'The place one is at is marked in the bar',
        builtPage,
        '?`page`:void 0',
        '?`step`:void 0',
        'src/web/shell/bottom-bar.tsx',
      ),
    ],
  ),
  ...tie(
    '9 Constants',
    [shell, 'under 768 px a bar leads to four places, and the place one is at is marked'],
    [rule('Mobile means under 768 px', builtPage, 'width<=767px', 'width<=760px', css)],
  ),
  ...tie(
    '2 Layout',
    [shell, 'the header stays, its name leads home, and its menu has plan, credits and the way out'],
    [
      'Profile Settings',
      'Subscription:',
      'Credits:',
      'Log out',
      rule('The header is sticky', builtPage, 'position:sticky', 'position:static', css),
      rule('The app name leads to /', builtPage, 'to:`/`,className:`brand`', 'to:`/cards`,className:`brand`'),
      rule('The avatar shows the first letter of the name', builtPage, '[0]??`U`', '[1]??`U`', 'src/web/ui/avatar.tsx'),
      rule(
        'The menu shows the name',
        builtPage,
        /className:`truncate font-semibold`,children:(\w+)\.name/g,
        'className:`truncate`,children:``',
        menu,
      ),
      rule(
        'and the e-mail',
        builtPage,
        /className:`truncate text-xs text-ink-faint`,children:(\w+)\.email/g,
        'className:`truncate`,children:``',
        menu,
      ),
      rule('Profile Settings leads to /settings', builtPage, /to:`\/settings`\}\),icon/g, 'to:`/cards`}),icon'),
    ],
  ),
  ...tie(
    '2 Layout',
    [shell, 'without a name the avatar is U, and without a session its menu offers to sign in'],
    ['U', 'Sign in'],
  ),
  ...tie(
    '2 Layout',
    [shell, 'the theme follows the system until one is chosen, and the choice is kept'],
    [
      'Light theme',
      'Dark theme',
      'System theme',
      rule('The theme is kept under ui-theme', builtPage, '`ui-theme`', '`ui-thema`'),
    ],
  ),
  ...tie(
    '2 Layout',
    [server, 'the first account is the administrator, the second is not'],
    [
      rule(
        'The default theme is system',
        'src/contract/accounts.ts',
        "z.enum(themes).default('system')",
        "z.enum(themes).default('light')",
      ),
    ],
  ),
  ...tie(
    '2 Layout',
    [shell, 'one message shows at a time, and can be closed'],
    [
      rule(
        'A toast has a close button',
        builtPage,
        '"aria-label":`Close`,className:`toast-close`',
        '"aria-label":`x`,className:`toast-x`',
      ),
    ],
  ),
  ...tie(
    '9 Constants',
    [shell, 'one message shows at a time, and can be closed'],
    [
      rule(
        'One toast at a time',
        builtPage,
        /(?<=[;{])\w+\(\);(?=let \w+=\w+\(\{title)/g,
        '',
        'src/web/ui/toast-list.tsx',
      ),
    ],
  ),
  ...tie(
    '9 Constants',
    [shell, 'a message shows for five seconds'],
    [rule('A toast shows for 5000 ms', builtPage, /limit:1,timeout:\w+/g, 'limit:1,timeout:9e3')],
  ),
  ...tie(
    '9 Constants',
    [shell, 'a tooltip comes after 700 ms, and its neighbour at once'],
    [
      rule(
        'A tooltip waits 700 ms',
        builtPage,
        /(?<=performance\.now\(\)-\w+<\w+;\w+\(\(\)=>\w+\(\w+\),\w+\?0:)\w+/g,
        '300',
      ),
      rule(
        'A tooltip skips the delay within 300 ms of another',
        builtPage,
        /(?<=performance\.now\(\)-\w+<)\w+(?=;\w+\(\(\)=>)/g,
        '1',
      ),
    ],
  ),
  ...tie(
    '2 /auth',
    [accounts, 'the sign-in page says what Fondly does, and has its two forms and the terms'],
    [
      'Login',
      'Register',
      'Terms of Service',
      rule(
        'The page describes AI cards, designs, reminders and both ways of delivery',
        builtPage,
        'Personalised AI cards in many designs',
        'Cards',
      ),
      rule(
        'Registering asks for the password twice',
        builtPage,
        '`Confirm password`',
        '`Password`',
        'src/web/features/accounts/register-form.tsx',
      ),
    ],
  ),
  ...tie(
    '2 /auth',
    [accounts, 'a visitor of any page signs in first, and then is where they wanted to be'],
    [
      rule(
        'A signed-in user is redirected to /',
        builtPage,
        /if\(await (\w+)\.queryClient\.ensureQueryData\((\w+)\)(?:&&!\w+\.\w+)*\)throw (\w+)\(\{href:/g,
        'if(!1)throw $3({href:',
        'src/web/routes/auth.tsx',
      ),
      rule('Signed-out visitors go to /auth', builtPage, 'to:`/auth`,search', 'to:`/c/x`,search'),
      rule('After login they are where they wanted (D4)', builtPage, /\{redirect:(\w+)\.href\}/g, '{}'),
    ],
  ),
  ...tie(
    '2 /auth',
    [accounts, 'a protected page shows a spinner until it is known who asks'],
    [
      rule(
        'Protected pages show a spinner while loading',
        builtPage,
        'label:`Loading`,size',
        'label:`x`,size',
        'src/web/shell/page-pending.tsx',
      ),
    ],
  ),
  ...tie(
    '2 /auth',
    [accounts, 'who does not administer is refused in the place of every admin page'],
    [
      'Access Denied',
      rule(
        'Admin pages show a skeleton while loading',
        builtPage,
        'className:`h-10 max-w-72`',
        'className:`skeleton-no`',
      ),
      "You don't have permission to access this area. This section is restricted to administrators only.",
    ],
  ),
  ...tie(
    '6 Roles',
    [accounts, 'who does not administer is refused in the place of every admin page'],
    [rule('Only administrators see the admin pages', builtPage, /\.data\?\.isAdmin\?(\w+):/g, '.data?$1:', adminArea)],
  ),
  ...tie(
    '6 Roles',
    [accounts, 'an administrator sees the admin pages'],
    [
      rule(
        'Administrators see the admin pages',
        builtPage,
        /\.data\?\.isAdmin\?(\w+):/g,
        '.data?.isNobody?$1:',
        adminArea,
      ),
    ],
  ),
  ...tie(
    '6 Roles',
    ['src/server/document-1-calls.test.ts', 'nobody: 401'],
    [
      rule(
        'Anonymous visitors may call nothing of a user',
        'src/server/http/register-route.ts',
        'if (!user) throw',
        'if (false) throw',
      ),
    ],
  ),
  ...tie(
    '6 Roles',
    ['src/server/document-1-calls.test.ts', 'somebody else: 404'],
    [
      rule(
        'A user has their own data only',
        'src/server/features/contacts/people.store.ts',
        'and(eq(people.id, id), eq(people.userId, userId))',
        'eq(people.id, id)',
      ),
    ],
  ),
];
