/** Accounts to sign in to by one press. */
import {useState} from 'react';
import {Alert, List, ListItem, ListItemAvatar, ListItemButton, ListItemText} from '@mui/material';
import {messageOf} from '../request/failure';
import {Initials} from '../widgets/Initials';
import type {Account} from './steps';

interface AccountListProps {
  readonly label: string;
  readonly accounts: readonly Account[];
  readonly onChoose: (account: Account) => Promise<void>;
}

export function AccountList({label, accounts, onChoose}: AccountListProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };
  return (
    <>
      {problem !== undefined && (
        <Alert severity="error" sx={{mb: 1}}>
          {problem}
        </Alert>
      )}
      <List
        aria-label={label}
        disablePadding
        sx={{border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden'}}
      >
        {accounts.map(account => (
          <ListItem key={account.id} disablePadding divider={account !== accounts.at(-1)}>
            <ListItemButton disabled={busy} onClick={() => void run(() => onChoose(account))}>
              <ListItemAvatar sx={{minWidth: 44}}>
                <Initials name={account.realName || account.userName} size={28} />
              </ListItemAvatar>
              <ListItemText
                primary={account.userName}
                secondary={account.realName || undefined}
                slotProps={{primary: {noWrap: true}, secondary: {noWrap: true}}}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
