import {deploymentOf} from './deployment';

test('the deployment is gw at the production manage host, else gn [CO-739]', () => {
  const manage = 'https://manage.example.com';
  expect(deploymentOf('https://manage.example.com', manage)).toBe('gw');
  expect(deploymentOf('https://manage.example.com', `${manage}/`)).toBe('gw');
  expect(
    ['http://manage.example.com', 'https://manage.example.com:8443', 'http://127.0.0.1:3000'].map(origin =>
      deploymentOf(origin, manage),
    ),
  ).toEqual(['gn', 'gn', 'gn']);
  expect(deploymentOf('https://manage.example.com', undefined)).toBe('gn');
});
