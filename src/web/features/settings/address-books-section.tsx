import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The way to the connected address books. */
export function AddressBooksSection() {
  return (
    <SettingsSection
      title="Address books"
      text="Contacts stay in step with Nextcloud, iCloud, Fastmail or another server."
    >
      <Link to="/address-books" className={buttonClass('line', 'md', 'justify-self-start')}>
        Address books
      </Link>
    </SettingsSection>
  );
}
