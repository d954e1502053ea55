/** What was mailed of a record: which paper, to whom, by whom and when, as it was sent. */
import {Alert, Box, Card, Link, Typography} from '@mui/material';
import {useQuery} from '@tanstack/react-query';
import {languageName} from '../../controls/language/language-name';
import {formatDateTime} from '../../formatting/local-time';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {messageOf} from '../../request/failure';
import {issuedDocuments} from '../../request/mailed-papers';
import {useView} from '../use-view';
import {issuedKey} from './issued-key';

/** Nothing stands there while nothing was sent. */
export function IssuedCard({record}: {readonly record: EntityRecord}) {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const {entity} = useView();
  const {data = [], error} = useQuery({
    queryKey: issuedKey(entity.key, record.id),
    queryFn: ({signal}) => issuedDocuments(entity.key, record.id, signal),
  });
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (data.length === 0) return null;
  const labelOf = (key: string): string => {
    const paper = entity.papers.find(each => each.key === key);
    return paper ? say(paper.label) : key;
  };
  return (
    <Card component="section" aria-labelledby="issued-documents">
      <Typography id="issued-documents" component="h2" variant="h3" sx={{px: 2, py: 1.5}}>
        {t('papers.issued')}
      </Typography>
      <Box component="ul" aria-labelledby="issued-documents" sx={{listStyle: 'none', m: 0, p: 0}}>
        {data.map(each => (
          <Box
            component="li"
            key={each.id}
            sx={{px: 2, py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere'}}
          >
            <Link href={each.file} target="_blank" rel="noopener" variant="body2" sx={{fontWeight: 600}}>
              {`${labelOf(each.paper)} · ${languageName(each.language, locale)}`}
            </Link>
            <Typography variant="body2">{each.mailedTo}</Typography>
            <Typography variant="caption" color="textSecondary">
              {`${formatDateTime(each.createdAt)} · ${t('papers.sentBy', {name: each.userName})}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
