/**
 * Messages at the lower edge, on a phone below the header: those of react-admin's `notify`, and those of the request
 * layer. Several may be shown at once.
 */
import {useCallback, useEffect, useRef, useState} from 'react';
import {Alert, Box, Button, IconButton, Portal, Snackbar, type SnackbarCloseReason} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import {useLogout, useNotificationContext, useNotify, useTranslate, type NotificationPayload} from 'ra-core';
import {keepProblem} from '../access/problem';
import {settledWayOut} from '../access/way-out';
import {translate} from '../i18n/i18n';
import {onNotice} from '../request/notices';
import {onSessionEnd} from '../request/session-end';
import {useT} from '../i18n/hooks';
import {offerOf, withNotice, withoutNotice, type Offer, type ShownNotice} from '../frame/notice-list';

/** Milliseconds. */
const STAYS = 4000;
/** Time to read it, and to reach what it offers by keyboard. */
const STAYS_WITH_OFFER = 10_000;

/** Pixels: what saves a form, and what asks for another one, stays in reach below. */
const ABOVE_ACTIONS = 72;

const LEVELS = ['success', 'info', 'warning', 'error'] as const;

function levelOf(type: string): ShownNotice['level'] {
  return LEVELS.find(level => level === type) ?? 'info';
}

/** Takes what was notified into the list of what is shown. */
function useShown(): readonly [readonly ShownNotice[], (key: number) => void] {
  const translate = useTranslate();
  const {notifications, takeNotification} = useNotificationContext();
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const lastKey = useRef(0);
  const show = useCallback(
    ({message, type, notificationOptions}: NotificationPayload) => {
      if (typeof message !== 'string' || message === '') return;
      lastKey.current += 1;
      const offer = offerOf(notificationOptions);
      const {autoHideDuration: duration = offer ? STAYS_WITH_OFFER : STAYS, messageArgs} = notificationOptions ?? {};
      const next: ShownNotice = {
        key: lastKey.current,
        text: translate(message, messageArgs),
        level: levelOf(type),
        duration,
        offer,
      };
      setShown(before => withNotice(before, next));
    },
    [translate],
  );
  useEffect(() => {
    const next = takeNotification();
    if (next) show(next);
  }, [notifications, takeNotification, show]);
  return [shown, useCallback(key => setShown(before => withoutNotice(before, key)), [])];
}

/** Says what the request layer has to say, and signs out when the session has ended. */
function useRequestLayer(): void {
  const notify = useNotify();
  const logout = useLogout();
  useEffect(
    () => onNotice(({message, level, duration}) => notify(message, {type: level, autoHideDuration: duration})),
    [notify],
  );
  useEffect(
    () =>
      onSessionEnd(() => {
        // Requests that were under way when the session was left have nothing to add.
        if (settledWayOut() !== undefined) return;
        // The frame, and the message in it, are gone as soon as the sign-in is there: it says so itself.
        keepProblem(translate('signIn.expired'));
        void logout({expired: true});
      }),
    [logout],
  );
}

function Offered({offer, onClose}: {readonly offer: Offer; readonly onClose: () => void}) {
  const t = useT();
  const take = () => {
    onClose();
    offer.run();
  };
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        onClick={take}
        sx={{borderColor: 'currentcolor', minHeight: 26, mr: 0.5}}
      >
        {offer.label}
      </Button>
      <IconButton color="inherit" aria-label={t('common.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}

/** Goes by itself and asks for nothing; the text of a problem may be wanted for copying. */
function isPassing({level, offer}: ShownNotice): boolean {
  return offer === undefined && (level === 'success' || level === 'info');
}

function OneNotice({notice, onClose}: {readonly notice: ShownNotice; readonly onClose: () => void}) {
  const close = (_: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') onClose();
  };
  return (
    <Snackbar
      open
      autoHideDuration={notice.duration}
      onClose={close}
      sx={{position: 'static', transform: 'none', display: 'flex'}}
    >
      <Alert
        data-notice={notice.level}
        severity={notice.level}
        variant="filled"
        onClose={notice.offer ? undefined : onClose}
        action={notice.offer && <Offered offer={notice.offer} onClose={onClose} />}
        sx={{
          width: '100%',
          // What has only been done is pressed through: it may lie over what is done next.
          pointerEvents: isPassing(notice) ? 'none' : 'auto',
          '& .MuiAlert-action': {pointerEvents: 'auto'},
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        }}
      >
        {notice.text}
      </Alert>
    </Snackbar>
  );
}

export function Notices() {
  const [shown, remove] = useShown();
  const box = useRef<HTMLElement>(null);
  // A dialog that opens while messages are shown hides all that stands beside it from whoever listens; later messages
  // are to be heard.
  useEffect(() => box.current?.removeAttribute('aria-hidden'), [shown]);
  useRequestLayer();
  if (shown.length === 0) return null;
  return (
    // Beside the console, not within: an open dialog hides that from whoever listens.
    <Portal>
      <Box
        ref={box}
        sx={{
          position: 'fixed',
          insetInline: 0,
          top: {xs: 88, sm: 'auto'},
          bottom: {xs: 'auto', sm: ABOVE_ACTIONS},
          zIndex: 'snackbar',
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          mx: 'auto',
          width: 'fit-content',
          minWidth: {sm: 288},
          maxWidth: {xs: 'calc(100vw - 16px)', sm: 560},
          pointerEvents: 'none',
        }}
      >
        {shown.map(notice => (
          <OneNotice key={notice.key} notice={notice} onClose={() => remove(notice.key)} />
        ))}
      </Box>
    </Portal>
  );
}
