/** Signing in by another service. One that is not configured says so when it is pressed. */
import {useState} from 'react';
import {Alert, Button, Divider, Stack} from '@mui/material';
import {useT} from '../i18n/hooks';
import {messageOf} from '../request/failure';
import type {LoginSource} from '../request/token';
import {depart, type Service} from './departure';

interface ServiceButtonsProps {
  readonly source: LoginSource;
  readonly search: string;
}

const SERVICES = [
  ['qyWx', 'signIn.wechatWork'],
  ['google', 'signIn.google'],
] as const;

export function ServiceButtons({source, search}: ServiceButtonsProps) {
  const t = useT();
  const [problem, setProblem] = useState<string>();
  const [leaving, setLeaving] = useState<Service>();
  const leave = async (service: Service, name: string) => {
    setLeaving(service);
    setProblem(undefined);
    try {
      await depart(service, source, search);
    } catch (error) {
      setProblem(`${name}: ${messageOf(error)}`);
      setLeaving(undefined);
    }
  };
  return (
    <Stack spacing={1.25} sx={{mt: 2.5}}>
      <Divider sx={{color: 'text.secondary', fontSize: 12}}>{t('signIn.or')}</Divider>
      {problem !== undefined && <Alert severity="warning">{problem}</Alert>}
      {SERVICES.map(([service, key]) => (
        <Button
          key={service}
          variant="outlined"
          color="inherit"
          loading={leaving === service}
          disabled={leaving !== undefined}
          onClick={() => void leave(service, t(key))}
          sx={{minHeight: 36}}
        >
          {t(key)}
        </Button>
      ))}
    </Stack>
  );
}
