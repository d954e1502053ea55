import {checkPrice, checkSignIn} from './form';

describe('the price form', () => {
  it('needs name, e-mail and a quantity from 1', () => {
    expect(checkPrice({name: 'Ada', email: 'ada@example.com', quantity: '1'})).toEqual({});
    expect(checkPrice({name: ' ', email: '', quantity: ''})).toEqual({name: 'form.required', email: 'form.required', quantity: 'form.quantity'});
    for (const quantity of ['0', '-3', '1.5', 'many']) expect(checkPrice({name: 'A', email: 'a@b.cd', quantity})).toEqual({quantity: 'form.quantity'});
    for (const email of ['ada', 'ada@', '@b.cd', 'a b@c.de']) expect(checkPrice({name: 'A', email, quantity: '1'})).toEqual({email: 'form.email'});
  });
});

describe('the sign-in form', () => {
  it('needs a long password and a name only of new members', () => {
    expect(checkSignIn({name: '', email: 'a@b.cd', password: 'short'}, false)).toEqual({});
    expect(checkSignIn({name: '', email: 'a@b.cd', password: 'short'}, true)).toEqual({name: 'form.required', password: 'form.password'});
  });
});
