import {checkPrice, checkSignIn} from './form';

describe('the price form', () => {
  it('needs name, e-mail and a quantity from 1', () => {
    expect(checkPrice({name: 'Ada', email: 'ada@example.com', quantity: '1'})).toEqual({});
    expect(checkPrice({name: ' ', email: '', quantity: ''})).toEqual({
      name: 'form.required',
      email: 'form.required',
      quantity: 'form.quantity',
    });
    for (const quantity of ['0', '-3', '1.5', 'many'])
      expect(checkPrice({name: 'A', email: 'a@b.cd', quantity})).toEqual({quantity: 'form.quantity'});
    for (const email of ['ada', 'ada@', '@b.cd', 'a b@c.de'])
      expect(checkPrice({name: 'A', email, quantity: '1'})).toEqual({email: 'form.email'});
  });
});

describe('the sign-in form', () => {
  const EMPTY = {name: '', email: '', password: '', code: ''};

  it('needs a long password only where one is set, and a name only of new members', () => {
    expect(checkSignIn({...EMPTY, email: 'a@b.cd', password: 'short'}, 'sign-in')).toEqual({});
    expect(checkSignIn({...EMPTY, email: 'a@b.cd', password: 'short'}, 'register')).toEqual({
      name: 'form.required',
      password: 'form.password',
    });
    expect(checkSignIn({...EMPTY, code: '123456', password: 'short'}, 'reset')).toEqual({password: 'form.password'});
  });

  it('needs the six digits of the mail, however they are spaced', () => {
    expect(checkSignIn({...EMPTY, code: ' 123 456 '}, 'verify')).toEqual({});
    for (const code of ['', '12345', '1234567', 'abcdef'])
      expect(checkSignIn({...EMPTY, code}, 'verify')).toEqual({code: 'form.code'});
  });
});
