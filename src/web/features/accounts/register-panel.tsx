import { useQuery } from '@tanstack/react-query';
import { DoorClosed, Hourglass, MailOpen } from 'lucide-react';
import { t } from '../../../contract/translate.ts';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { ProviderLogins } from './provider-logins.tsx';
import { RegisterForm } from './register-form.tsx';
import { registrationNeedsQuery } from './registration-needs.query.ts';

/** The register form below a note on what registering here requires. */
export function RegisterPanel({ returnTo, invitation }: { returnTo: string; invitation: string | undefined }) {
  const { data, refetch } = useQuery(registrationNeedsQuery(invitation));
  if (data?.needs === 'nobody') {
    return (
      <QuietNote icon={DoorClosed} title="Registration is closed here" className="mt-6.5">
        <p>No new accounts can be made. If you have one, log in; otherwise ask whoever runs this Fondly.</p>
      </QuietNote>
    );
  }
  // The opened invitation is assumed valid until the server answers.
  const counting = invitation && data?.invitationCounts !== false ? invitation : undefined;
  const asksInvitation = data?.needs === 'invitation' && !counting;
  return (
    <>
      {invitation && data?.invitationCounts === false && (
        <QuietNote icon={MailOpen} title="This invitation is no longer valid" className="mt-6.5">
          <p>
            It has been used up, has expired or was withdrawn. {!asksInvitation && 'You can register without one.'}
            {asksInvitation && (data.passwords ? 'Ask for another link and paste it below.' : 'Ask for another link.')}
          </p>
        </QuietNote>
      )}
      {asksInvitation && !invitation && (
        <QuietNote icon={MailOpen} title="You need an invitation" className="mt-6.5">
          <p>
            {data?.passwords === false
              ? 'Open the link you were sent.'
              : 'Open the link you were sent, or paste it below.'}{' '}
            Without one, ask whoever runs this Fondly.
          </p>
        </QuietNote>
      )}
      {data?.needs === 'operators-address' && (
        <QuietNote icon={DoorClosed} title="The operator comes first" className="mt-6.5">
          <p>Register with the address that was set as ADMIN_EMAIL. Nobody else can make an account yet.</p>
        </QuietNote>
      )}
      {data?.needsApproval && data.needs === 'nothing' && !counting && (
        <QuietNote icon={Hourglass} title="New accounts are approved here" className="mt-6.5">
          <p>An administrator reviews your account before its cards are sent. Everything else works right away.</p>
        </QuietNote>
      )}
      {data?.passwords !== false && (
        <RegisterForm
          returnTo={returnTo}
          invitation={counting}
          asksInvitation={asksInvitation}
          onRefused={() => void refetch()}
        />
      )}
      {/* Only an opened invitation can be taken along. */}
      {!asksInvitation && (
        <div className="mt-6.5">
          <ProviderLogins withProvider={(name) => t`Register with ${name}`} returnTo={returnTo} invitation={counting} />
        </div>
      )}
    </>
  );
}
