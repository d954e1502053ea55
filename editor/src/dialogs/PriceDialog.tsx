import {useState, type FormEvent} from 'react';
import {isBlank, sendPriceRequest} from '../actions/design/price';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {useEditorState, useWorkbench} from '../ui/editor-context';
import {Field} from '../ui/Field';
import {Icon} from '../ui/Icon';
import {TextArea} from '../ui/TextArea';
import {useText} from '../ui/use-text';
import {checkPrice, type Messages, type PriceFields} from './form';
import {focusFirstWrong} from './focus';
import {useSending} from './use-sending';

/** Name, e-mail, quantity and remark; the design and its picture go along (ED-007). */
export function PriceDialog() {
  const t = useText();
  const workbench = useWorkbench();
  const {answer: number, ...sending} = useSending<string>(t('price.failed'));
  const member = useEditorState(state => state.member);
  const [fields, setFields] = useState({
    name: member?.name ?? '',
    email: member?.email ?? '',
    quantity: '100',
    remark: '',
  });
  const [wrong, setWrong] = useState<Messages<keyof PriceFields>>({});
  const close = (): void => workbench.editor.set({dialog: null});

  function submit(event: FormEvent): void {
    event.preventDefault();
    const messages = checkPrice(fields);
    setWrong(messages);
    if (Object.keys(messages).length > 0) return focusFirstWrong(event.currentTarget);
    const {name, email, quantity, remark} = fields;
    void sending.send(() =>
      sendPriceRequest(workbench, {name: name.trim(), email: email.trim(), quantity: Number(quantity), remark}),
    );
  }

  const input = (field: keyof PriceFields) => {
    const message = wrong[field];
    return {
      value: fields[field],
      required: true,
      error: message ? t(message) : sending.errors[field],
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => setFields({...fields, [field]: event.target.value}),
    };
  };

  if (number !== null) return <Done number={number} email={fields.email} onClose={close} />;
  return (
    <Dialog title={t('price.title')} onClose={close}>
      <form className="form" noValidate onSubmit={submit}>
        <p>{t('price.lead')}</p>
        {isBlank(workbench) && <p className="form-note">{t('price.blank')}</p>}
        <Field label={t('price.name')} autoComplete="name" maxLength={100} {...input('name')} />
        <Field label={t('price.email')} type="email" autoComplete="email" maxLength={200} {...input('email')} />
        <Field label={t('price.quantity')} type="number" inputMode="numeric" min={1} step={1} {...input('quantity')} />
        <TextArea
          label={t('price.remark')}
          hint={t('price.remarkHint')}
          rows={3}
          maxLength={5000}
          value={fields.remark}
          onChange={event => setFields({...fields, remark: event.target.value})}
        />
        {sending.failure && (
          <p className="form-failure" role="alert">
            {sending.failure}
          </p>
        )}
        <div className="form-buttons">
          <Button onClick={close}>{t('app.cancel')}</Button>
          <Button kind="primary" type="submit" disabled={sending.busy}>
            {t(sending.busy ? 'price.sending' : 'price.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Done({number, email, onClose}: {readonly number: string; readonly email: string; onClose(): void}) {
  const t = useText();
  return (
    <Dialog title={t('price.done')} onClose={onClose}>
      <div className="form price-done" role="status">
        <span className="price-done-icon">
          <Icon name="done" size={34} />
        </span>
        <p>{t('price.doneText')}</p>
        <strong className="price-number">{number}</strong>
        <p>{t('price.doneNext', {email})}</p>
        <div className="form-buttons">
          <Button kind="primary" onClick={onClose}>
            {t('price.continue')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
