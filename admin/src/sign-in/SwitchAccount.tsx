/** For who is signed in already: the accounts bound to the person, and binding another one (CO-052, CO-054). */
import {useEffect, useState} from 'react';
import {Accordion, AccordionDetails, AccordionSummary, Alert, Button, Stack, Typography} from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import {asValues} from '../model/parse';
import type {LoginSource} from '../request/token';
import {PageLink} from '../widgets/PageLink';
import {HOME} from '../access/permitted';
import {signInPost} from './calls';
import {AccountList} from './AccountList';
import {BindForm} from './BindForm';
import {PasswordForm} from './PasswordForm';
import {accountsOf, stepOf, type Account, type Step} from './steps';

interface SwitchAccountProps {
  readonly source: LoginSource;
  readonly userName: string;
  readonly onStep: (step: Step) => Promise<void>;
}

/** Undefined while they are being loaded. */
function useBoundAccounts() {
  const [accounts, setAccounts] = useState<readonly Account[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    signInPost('/user/listAccountByOaUserId')
      .then(data => setAccounts(accountsOf(data)))
      .catch((error: unknown) => setProblem(messageOf(error)));
  }, []);
  return {accounts, problem, setAccounts};
}

export function SwitchAccount({source, userName, onStep}: SwitchAccountProps) {
  const t = useT();
  const {accounts = [], problem, setAccounts} = useBoundAccounts();
  const choose = async ({id}: Account) =>
    onStep(stepOf(await signInPost('/user/qyWx/selectAccountToLogin', {userId: id, loginSource: source})));
  return (
    <Stack spacing={2}>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {accounts.length > 0 ? (
        <AccountList label={t('bind.bound')} accounts={accounts} onChoose={choose} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('bind.none')}
        </Typography>
      )}
      <div>
        <Accordion disableGutters variant="outlined">
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography variant="body2">{t('bind.title')}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography variant="body2" color="textSecondary" sx={{mb: 2}}>
              {t('bind.help')}
            </Typography>
            <BindForm
              source={source}
              submitLabel={t('bind.submit')}
              onBound={async data => setAccounts(accountsOf(asValues(data).accounts))}
            />
          </AccordionDetails>
        </Accordion>
        <Accordion disableGutters variant="outlined" defaultExpanded>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography variant="body2">{t('signIn.another')}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <PasswordForm source={source} userName={userName} autoFocus={false} onStep={onStep} />
          </AccordionDetails>
        </Accordion>
      </div>
      <div>
        <Button variant="text" size="small" component={PageLink} to={HOME}>
          {t('signIn.stay')}
        </Button>
      </div>
    </Stack>
  );
}
