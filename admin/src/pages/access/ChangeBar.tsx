/** What has been switched and not been saved: how much, in words, and what to do with it. */
import {useState} from 'react';
import {
  Alert,
  Box,
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import {useSay, useT} from '../../i18n/hooks';
import type {Change} from './changes';
import {titles, type Catalogue, type Holder} from './load';

interface ChangeBarProps {
  readonly changes: readonly Change[];
  readonly holders: readonly Holder[];
  readonly catalogue: Catalogue;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

type ReviewProps = Pick<ChangeBarProps, 'changes' | 'holders' | 'catalogue'>;

function Review({changes, holders, catalogue}: ReviewProps) {
  const t = useT();
  const say = useSay();
  const nameOf = (authorityId: number) => {
    const node = catalogue.authorities.get(authorityId);
    return node ? say(titles.of(node)) : String(authorityId);
  };
  const touched = holders.filter(holder => changes.some(change => change.holderId === holder.id));
  return (
    <Stack spacing={2}>
      {touched.map(holder => (
        <Box key={holder.id}>
          <Typography variant="h3" component="h3">
            {holder.name}
          </Typography>
          <Box component="ul" sx={{m: 0, pl: 2.5}}>
            {changes
              .filter(change => change.holderId === holder.id)
              .map(({authorityId, before, after}) => (
                <Typography key={authorityId} component="li" variant="body2">
                  {after === null
                    ? t('rights.takes', {name: nameOf(authorityId)})
                    : t(before === null ? 'rights.gives' : 'rights.changes', {
                        name: nameOf(authorityId),
                        scope: t(`rights.scope.${after}`),
                      })}
                </Typography>
              ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

export function ChangeBar({changes, holders, catalogue, busy, problem, onSave, onDiscard}: ChangeBarProps) {
  const t = useT();
  const [reviewing, setReviewing] = useState(false);
  if (changes.length === 0 && problem === undefined) return null;
  const names = holders
    .filter(holder => changes.some(change => change.holderId === holder.id))
    .map(({name}) => name)
    .join(t('common.comma'));
  return (
    <Card
      role="region"
      aria-label={t('rights.unsaved')}
      sx={{position: 'sticky', bottom: 12, zIndex: 5, mt: 1.5, p: 1.25, boxShadow: 4}}
    >
      {problem !== undefined && (
        <Alert severity="error" sx={{mb: 1}}>
          {problem}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{alignItems: 'center', flexWrap: 'wrap'}}>
        <Typography variant="body2" role="status" sx={{flex: 1, fontWeight: 600}}>
          {t('rights.changed', {count: changes.length, names})}
        </Typography>
        <Button onClick={() => setReviewing(true)} disabled={changes.length === 0}>
          {t('rights.review')}
        </Button>
        <Button variant="outlined" onClick={onDiscard} disabled={busy}>
          {t('rights.discard')}
        </Button>
        <Button variant="contained" onClick={onSave} loading={busy} disabled={changes.length === 0}>
          {t('form.save')}
        </Button>
      </Stack>
      <Dialog
        open={reviewing}
        onClose={() => setReviewing(false)}
        maxWidth="sm"
        fullWidth
        aria-labelledby="rights-review"
      >
        <DialogTitle id="rights-review">{t('rights.review')}</DialogTitle>
        <DialogContent>
          <Review changes={changes} holders={holders} catalogue={catalogue} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setReviewing(false)}>{t('common.close')}</Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}
