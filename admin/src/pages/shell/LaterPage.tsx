/**
 * Exists because every documented route opens something: a route whose module is not there yet says what will stand at
 * it.
 */
import {Box, Card, Stack, Typography} from '@mui/material';
import type {NavigationNode} from '@emblem/schemas';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {Icon} from '../../widgets/Icon';
import {PageHeader} from '../../frame/PageHeader';

/** The purpose in the language of the interface, and below it in the other one. */
export default function LaterPage({node}: {readonly node: NavigationNode}) {
  const t = useT();
  const say = useSay();
  const locale = useLocale();
  const {purpose} = node;
  return (
    <>
      <PageHeader title={say(node.title)} />
      <Card sx={{p: {xs: 2.5, sm: 4}, maxWidth: 640}}>
        <Stack direction="row" spacing={2}>
          <Box sx={{color: 'primary.main', lineHeight: 0, pt: 0.25}}>
            <Icon name={node.icon ?? 'article'} sx={{fontSize: 28}} />
          </Box>
          <Stack spacing={1} sx={{minWidth: 0}}>
            <Typography component="h2" variant="h2">
              {t('later.title')}
            </Typography>
            {purpose && <Typography variant="body1">{say(purpose)}</Typography>}
            {purpose && (
              <Typography variant="body2" color="textSecondary" lang={locale === 'zh' ? 'en' : 'zh-CN'}>
                {locale === 'zh' ? purpose.en : purpose.zh}
              </Typography>
            )}
            <Typography variant="caption" color="textSecondary" component="code" sx={{overflowWrap: 'anywhere'}}>
              {node.path}
            </Typography>
          </Stack>
        </Stack>
      </Card>
    </>
  );
}
