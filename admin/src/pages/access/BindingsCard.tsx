/** By whom and by what one's account is opened without its password, and which accounts one may switch to. */
import {useState} from 'react';
import {
  Alert,
  Button,
  Card,
  Chip,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import {useGetList, type RaRecord} from 'react-admin';
import {useSession} from '../../access/session-context';
import {useT} from '../../i18n/hooks';
import {messageOf} from '../../request/failure';
import {asText, asValues} from '../../model/parse';
import {runAction} from '../../request/rest';
import {loginPath} from '../../request/token';
import {ConfirmDialog} from '../../widgets/ConfirmDialog';
import {PageLink} from '../../widgets/PageLink';

const PROVIDERS = {account: 'bind.byAccount', 'wechat-work': 'bind.byWechat', google: 'bind.byGoogle'} as const;

function providerKey(provider: unknown) {
  return provider === 'wechat-work' || provider === 'google' ? PROVIDERS[provider] : PROVIDERS.account;
}

interface BindingProps {
  readonly name: string;
  /** It opens the user's own account, and not another one to them. */
  readonly isMine: boolean;
  readonly provider: unknown;
  readonly onUndo: () => void;
}

function Binding({name, isMine, provider, onUndo}: BindingProps) {
  const t = useT();
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={
        <Tooltip title={t('bind.undo', {name: name})}>
          <IconButton edge="end" aria-label={t('bind.undo', {name: name})} onClick={onUndo}>
            <LinkOffIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      }
    >
      <ListItemText primary={name} secondary={t(isMine ? 'bind.opensMine' : 'bind.mayOpen')} />
      <Chip size="small" label={t(providerKey(provider))} sx={{mr: 5}} />
    </ListItem>
  );
}

export function BindingsCard() {
  const t = useT();
  const {id} = useSession();
  const {
    data = [],
    error,
    refetch,
  } = useGetList('linked-account', {
    filter: {_where: {any: [{eq: ['userId', id]}, {eq: ['ownerId', id]}]}},
    pagination: {page: 1, perPage: 100},
    sort: {field: 'createdAt', order: 'DESC'},
  });
  const [undoing, setUndoing] = useState<RaRecord>();
  const [problem, setProblem] = useState<string>();
  const nameOf = (link: RaRecord) =>
    (link.userId === id ? asText(link.label) : asText(asValues(link._labels).userId)) ?? '';
  const undo = async () => {
    try {
      await runAction('linked-account', 'unbind', {ids: [Number(undoing?.id)]});
      await refetch();
    } catch (failure) {
      setProblem(messageOf(failure));
    }
    setUndoing(undefined);
  };
  return (
    <Card component="section" aria-label={t('bind.heading')} sx={{p: 2.5}}>
      <Stack spacing={2}>
        <Typography component="h2" variant="h2">
          {t('bind.heading')}
        </Typography>
        {(problem ?? error) && <Alert severity="error">{problem ?? messageOf(error)}</Alert>}
        <Typography variant="body2" color="textSecondary">
          {data.length === 0 ? t('bind.none') : t('bind.explain')}
        </Typography>
        {data.length > 0 && (
          <List disablePadding>
            {data.map(link => (
              <Binding
                key={link.id}
                name={nameOf(link)}
                isMine={link.userId === id}
                provider={link.provider}
                onUndo={() => setUndoing(link)}
              />
            ))}
          </List>
        )}
        <div>
          <Button variant="outlined" component={PageLink} to={`${loginPath()}?is_band=2&is_login=1`}>
            {t('shell.switchAccount')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={undoing !== undefined}
        title={undoing ? t('bind.undo', {name: nameOf(undoing)}) : ''}
        tone="warning"
        onConfirm={() => void undo()}
        onClose={() => setUndoing(undefined)}
      >
        {t('bind.undoHelp')}
      </ConfirmDialog>
    </Card>
  );
}
