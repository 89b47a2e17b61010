import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { ConfigProblem } from '../config-problem.ts';

const house = { OIDC_ISSUER: 'https://auth.example.org', OIDC_CLIENT_ID: 'fondly', OIDC_CLIENT_SECRET: 'secret' };

test('one or several providers, each with its own variables', () => {
  expect(readConfig({}, '/srv').loginProviders).toEqual([]);
  const { loginProviders } = readConfig(
    {
      ...house,
      OIDC_3_ISSUER: 'http://keycloak.lan:8080/realms/home/.well-known/openid-configuration',
      OIDC_3_CLIENT_ID: 'cards',
      OIDC_3_CLIENT_SECRET: 'another secret',
      OIDC_3_NAME: ' Keycloak ',
      OIDC_3_LINK_BY_EMAIL: 'yes',
      OIDC_3_ADMIN_GROUP: 'hosts',
      OIDC_3_GROUPS_CLAIM: 'roles',
    },
    '/srv',
  );
  expect(loginProviders).toEqual([
    {
      key: '1',
      name: 'auth.example.org',
      issuer: 'https://auth.example.org',
      clientId: 'fondly',
      clientSecret: 'secret',
      linkByEmail: false,
      adminGroup: null,
      groupsClaim: 'groups',
    },
    {
      key: '3',
      name: 'Keycloak',
      issuer: 'http://keycloak.lan:8080/realms/home',
      clientId: 'cards',
      clientSecret: 'another secret',
      linkByEmail: true,
      adminGroup: 'hosts',
      groupsClaim: 'roles',
    },
  ]);
});

test.each([
  [
    { OIDC_CLIENT_ID: 'fondly' },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three or none.',
  ],
  [
    { OIDC_2_NAME: 'The house' },
    'OIDC_2_ISSUER, OIDC_2_CLIENT_ID and OIDC_2_CLIENT_SECRET belong together: set all three or none.',
  ],
  [{ ...house, OIDC_ISSUER: 'auth.example.org' }, 'OIDC_ISSUER must be an address like https://auth.example.org.'],
  [
    { ...house, OIDC_ISSUER: 'http://auth.example.org' },
    'OIDC_ISSUER must begin with https:, only a provider in your own network may use http.',
  ],
  [
    { ...house, OIDC_ISSUER: 'https://ann:secret@auth.example.org' },
    'OIDC_ISSUER must be an address like https://auth.example.org.',
  ],
  [{ ...house, OIDC_LINK_BY_EMAIL: 'perhaps' }, 'OIDC_LINK_BY_EMAIL must be on or off.'],
  [{ PASSWORD_LOGIN: 'off' }, 'PASSWORD_LOGIN is "off", which needs a provider to log in with: set OIDC_ISSUER.'],
])('%j is refused with a sentence', (environment, message) => {
  expect(() => readConfig(environment, '/srv')).toThrow(new ConfigProblem([message]));
});
