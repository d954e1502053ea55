/**
 * The sign-in of the website settings: a session of its own, apart from the console's (CO-055, CO-255). No record
 * stands behind it.
 */
import {useEffect, useState} from 'react';
import {Button} from '@mui/material';
import {useNavigate} from 'react-router';
import {useT} from '../i18n/hooks';
import {CodeForm} from '../sign-in/CodeForm';
import {PasswordForm} from '../sign-in/PasswordForm';
import {SignInFrame} from '../sign-in/SignInFrame';
import type {Step} from '../sign-in/steps';
import {SITE_HOME} from '../request/area';
import {queryClient} from './query-client';
import {readProblem} from '../access/problem';
import {storeToken} from '../request/token';

export default function SiteSignIn() {
  const t = useT();
  const navigate = useNavigate();
  const [code, setCode] = useState<Extract<Step, {kind: 'code'}>>();
  useEffect(() => {
    document.title = `${t('site.title')} · ${t('shell.name')}`;
  }, [t]);
  const onStep = async (step: Step) => {
    if (step.kind === 'code') return setCode(step);
    if (step.kind !== 'signed-in') return;
    queryClient.clear();
    storeToken(step.token);
    await navigate(SITE_HOME, {replace: true});
  };
  return (
    <SignInFrame title={t('site.title')} subtitle={t('site.subtitle')}>
      {code ? (
        <CodeForm ticket={code.ticket} userName={code.userName} onStep={onStep} />
      ) : (
        <PasswordForm source="ly" problem={readProblem()} onStep={onStep} />
      )}
      {code && (
        <Button variant="text" size="small" sx={{mt: 1.5}} onClick={() => setCode(undefined)}>
          {t('signIn.back')}
        </Button>
      )}
    </SignInFrame>
  );
}
