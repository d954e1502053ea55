import {useCallback, useState} from 'react';
import type {DocumentKind, OwnDocument} from '../api/documents-readers';
import {Dialog} from '../ui/Dialog';
import {useWorkbench} from '../ui/editor-context';
import {Tabs} from '../ui/Tabs';
import {useText} from '../ui/use-text';
import {DocumentList} from './DocumentList';
import {DocumentPage} from './DocumentPage';
import {useAsked} from './use-asked';

const TABS = [
  ['quotation', 'documents.quotations'],
  ['invoice', 'documents.invoices'],
  ['credit-memo', 'documents.creditMemos'],
] as const;

/** The member's quotations, invoices and credit memos: lists, and the one that is opened in place of them. */
export function MyDocumentsDialog() {
  const t = useText();
  const {editor, services} = useWorkbench();
  const {documents} = services.api;
  const [kind, setKind] = useState<DocumentKind>('quotation');
  const [openId, setOpenId] = useState<number | null>(null);
  const [lastId, setLastId] = useState<number | null>(null);
  const load = useCallback(() => documents.list(kind), [documents, kind]);
  const [asked, again] = useAsked(load);
  const opened: OwnDocument | undefined = asked.at === 'there' ? asked.value.find(({id}) => id === openId) : undefined;

  function open(id: number | null): void {
    setLastId(openId);
    setOpenId(id);
  }

  return (
    <Dialog title={t('documents.title')} className="dialog-documents" onClose={() => editor.set({dialog: null})}>
      {opened ? (
        <DocumentPage key={opened.id} kind={kind} document={opened} onBack={() => open(null)} onChanged={again} />
      ) : (
        <Tabs<DocumentKind>
          label={t('documents.title')}
          tabs={TABS.map(([name, label]) => ({name, label: t(label)}))}
          open={kind}
          onOpen={setKind}
          className="documents-panel"
        >
          <DocumentList kind={kind} asked={asked} lastId={lastId} onOpen={open} onRetry={again} />
        </Tabs>
      )}
    </Dialog>
  );
}
