import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { Page } from './page.tsx';

/** A page of the route table that this version does not have yet. */
export function NotBuiltPage({ title }: { title: string }) {
  return (
    <Page>
      <PageHead title={title} />
      <Panel>
        <p className="text-ink-soft">This page is not built yet.</p>
      </Panel>
    </Page>
  );
}
