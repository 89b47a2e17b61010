import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../../contract/translate.ts';
import { MailNote } from '../../mail-note.tsx';
import { Page } from '../../shell/page.tsx';
import './admin.css';

type AdminPlace = { to: NonNullable<LinkProps['to']>; label: string };

/** The pages of the admin menu, in its order. */
const adminPlaces: readonly AdminPlace[] = [
  { to: '/admin', label: t`Dashboard` },
  { to: '/admin/prompt-templates', label: t`Prompt Templates` },
  { to: '/admin/prompt-configs', label: t`Prompt Configurations` },
  { to: '/admin/model-management', label: t`Model Management` },
  { to: '/admin/prompt-preview', label: t`Prompt Preview` },
  { to: '/admin/users', label: t`Users` },
  { to: '/admin/registration', label: t`Registration` },
  { to: '/admin/installation', label: t`Installation` },
  { to: '/admin/outbox', label: t`Outbox` },
  { to: '/admin/ai-log', label: t`AI Log` },
  { to: '/admin/audit', label: t`Audit Log` },
];

/** The menu of the admin area above the current page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const onInstallation = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin/installation') });
  return (
    <Page>
      <AdminMenu />
      {!onInstallation && <MailNote className="mb-6" />}
      {children}
    </Page>
  );
}

function AdminMenu() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const list = useRef<HTMLUListElement>(null);
  // On a phone the menu is wider than the window: scroll the current entry into view.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[href="${path}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <nav aria-label="Administration" className="admin-menu">
      <ul ref={list}>
        {adminPlaces.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
              {label}
            </Link>
          </li>
        ))}
        <li className="admin-menu-back">
          <Link to="/">Back to App</Link>
        </li>
      </ul>
    </nav>
  );
}
