import { PageHead } from '../../../ui/page-head.tsx';

/** The head of the create page, which is shown before its form has loaded. */
export function CreateHead() {
  return (
    <PageHead
      title="Create a Card"
      text="Choose who, when and how it should look. You review everything before it is sent."
    />
  );
}
