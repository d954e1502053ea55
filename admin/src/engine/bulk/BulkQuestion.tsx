/** Asks before an act on many records; for what the act needs, in a form. */
import type {Entity} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {ActionForm} from '../actions/ActionForm';
import type {useBulkQuestion} from './use-bulk-question';

interface BulkQuestionProps {
  readonly entity: Entity;
  readonly question: ReturnType<typeof useBulkQuestion>;
}

export function BulkQuestion({entity, question: {asked, busy, close, perform, run}}: BulkQuestionProps) {
  const t = useT();
  return (
    <>
      {asked?.fields && asked.fields.length > 0 && (
        <ActionForm
          entity={entity}
          title={asked.label}
          note={`${asked.question} ${t('bulk.askedOnce')}`}
          fields={asked.fields}
          run={values => perform(asked, values)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined && !asked.fields?.length}
        title={asked?.label ?? ''}
        confirmLabel={asked?.label}
        tone={asked?.tone ?? 'primary'}
        busy={busy}
        refused={asked?.refused}
        onConfirm={() => asked && void run(asked)}
        onClose={close}
      >
        {asked?.question}
      </ConfirmDialog>
    </>
  );
}
