/** Exists because an invoice or a quotation that says what the order does is made at once, not typed once more. */
import {useState} from 'react';
import {Box, Button} from '@mui/material';
import {useNotify} from 'react-admin';
import {useNavigate} from 'react-router';
import {useCan} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {asValues} from '../../model/parse';
import {pathsOf} from '../../model/paths';
import type {EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf, viewOf} from '../../model/views';
import {post} from '../../request/api';

const PAPERS = ['quotation', 'invoice'] as const;
type Paper = (typeof PAPERS)[number];

/** The form of the new paper follows, in which it is looked over. */
export function PapersOfOrder({order}: {readonly order: EntityRecord}) {
  const t = useT();
  const can = useCan();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Paper>();
  const make = async (paper: Paper) => {
    const view = viewOf(homeOf(paper));
    setBusy(paper);
    try {
      const {id} = asValues(await post(`/${paper}/addOfOrder`, {id: order.id})) ?? {};
      notify(t('form.created'), {type: 'success'});
      if (view && typeof id === 'number') void navigate(pathsOf(view).edit(id));
    } catch {
      // The call has said what went wrong.
    } finally {
      setBusy(undefined);
    }
  };
  const offered = PAPERS.filter(paper => can(model.entity(paper), 'create'));
  if (offered.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('order.papers')}
      sx={{display: 'flex', flexWrap: 'wrap', gap: 1, '&:not(:first-child)': {mt: 2}}}
    >
      {offered.map(paper => (
        <Button
          key={paper}
          variant="outlined"
          size="small"
          disabled={busy !== undefined}
          onClick={() => void make(paper)}
        >
          {t(`order.${paper}`)}
        </Button>
      ))}
    </Box>
  );
}
