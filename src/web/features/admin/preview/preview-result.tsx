import { useState } from 'react';
import type { PromptPreview } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';

const tabs = [
  { value: 'formatted', label: t`Formatted Preview` },
  { value: 'system', label: t`System Prompt` },
  { value: 'user', label: t`User Prompt` },
  { value: 'raw', label: t`Raw JSON` },
] as const;

/** The filled prompt as a conversation, as single parts, and as the request. */
export function PreviewResult({ preview }: { preview: PromptPreview }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('formatted');
  const wordsOf = (role: 'system' | 'user') => preview.messages.find((message) => message.role === role)?.content ?? '';
  return (
    <Panel>
      <Tabs value={tab} onValueChange={setTab}>
        <div className="overflow-x-auto">
          <TabList tabs={tabs} label="Preview" />
        </div>
        <TabPanel value="formatted" className="mt-5 grid grid-cols-1 gap-5">
          <section>
            <h2 className="admin-subhead">System</h2>
            <Words text={wordsOf('system')} />
          </section>
          <section>
            <h2 className="admin-subhead">User</h2>
            <Words text={wordsOf('user')} />
          </section>
        </TabPanel>
        <TabPanel value="system" className="mt-5">
          <Words text={wordsOf('system')} />
        </TabPanel>
        <TabPanel value="user" className="mt-5">
          <Words text={wordsOf('user')} />
        </TabPanel>
        <TabPanel value="raw" className="mt-5">
          <pre className="admin-raw admin-mono" dir="ltr">
            {JSON.stringify(preview.request, null, 2)}
          </pre>
        </TabPanel>
      </Tabs>
    </Panel>
  );
}

function Words({ text }: { text: string }) {
  return (
    <p className="mt-2 whitespace-pre-wrap break-words" dir="auto">
      {text || 'Empty'}
    </p>
  );
}
