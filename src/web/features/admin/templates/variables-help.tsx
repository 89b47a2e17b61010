import {
  cardMessageVariables,
  imageGenerationVariables,
  imagePromptVariables,
} from '../../../../contract/template-variables.ts';
import { t } from '../../../../contract/translate.ts';

const groups = [
  { title: t`Card message`, variables: cardMessageVariables },
  { title: t`Image prompt`, variables: imagePromptVariables },
  { title: t`Image generation (system)`, variables: imageGenerationVariables },
];

/** Explains the variables of a template and its conditional parts. */
export function VariablesHelp() {
  return (
    <div className="grid grid-cols-1 gap-5 text-sm">
      <p className="text-ink-soft">
        Write a variable in double braces: <code className="admin-mono whitespace-nowrap">{'{{ recipientName }}'}</code>
        . What is unknown for a card stays empty. A part that depends on a variable goes into a conditional section:
      </p>
      <code className="admin-mono block p-3">{'{% if nickname %}Call them {{ nickname }}.{% endif %}'}</code>
      {groups.map(({ title, variables }) => (
        <section key={title}>
          <h2 className="admin-subhead">{title}</h2>
          <VariableList variables={variables} />
        </section>
      ))}
    </div>
  );
}

/** Lists variables in template syntax; with `onPick` each is a button. */
export function VariableList({
  variables,
  onPick,
}: {
  variables: readonly string[];
  onPick?: (variable: string) => void;
}) {
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {variables.map((variable) => (
        <li key={variable}>
          {onPick ? (
            <button type="button" className="admin-variable admin-mono" onClick={() => onPick(variable)}>
              {variable}
            </button>
          ) : (
            <code className="admin-mono">{variable}</code>
          )}
        </li>
      ))}
    </ul>
  );
}
