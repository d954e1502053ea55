import {languageOf} from './language';
import {hostName} from './platform-of';

test('Chinese codes are Chinese, every other code is English, none is none', () => {
  expect(['zh', 'zh-CN', 'cn', 'ZH'].map(languageOf)).toEqual(['zh', 'zh', 'zh', 'zh']);
  expect(['en', 'en-us', 'de', 'fr'].map(languageOf)).toEqual(['en', 'en', 'en', 'en']);
  expect([undefined, null, ' '].map(languageOf)).toEqual([undefined, undefined, undefined]);
});

test('a host name has neither port nor capitals', () => {
  expect(['Dealer.localhost:3000', '127.0.0.1:3000', 'www.example.com.'].map(hostName)).toEqual([
    'dealer.localhost',
    '127.0.0.1',
    'www.example.com',
  ]);
});
