/**
 * Passwords that are tried first by whoever guesses: those that most people in leaked lists had, and what is made as
 * they are.
 */

/** In lower case and without the digits and signs at the end, which guessers try by themselves. */
const WORDS: ReadonlySet<string> = new Set([
  'password',
  'passwort',
  'motdepasse',
  'contrasena',
  'senha',
  'mima',
  'passw',
  'pass',
  'passphrase',
  'secret',
  'admin',
  'administrator',
  'root',
  'user',
  'test',
  'testtest',
  'guest',
  'login',
  'welcome',
  'letmein',
  'changeme',
  'default',
  'master',
  'hello',
  'helloworld',
  'iloveyou',
  'woaini',
  'trustno',
  'whatever',
  'nothing',
  'access',
  'server',
  'computer',
  'internet',
  'google',
  'facebook',
  'microsoft',
  'windows',
  'linux',
  'samsung',
  'apple',
  'android',
  'qwerty',
  'qwertz',
  'azerty',
  'dragon',
  'monkey',
  'football',
  'baseball',
  'basketball',
  'soccer',
  'superman',
  'batman',
  'spiderman',
  'starwars',
  'pokemon',
  'naruto',
  'princess',
  'sunshine',
  'shadow',
  'michael',
  'jennifer',
  'jessica',
  'ashley',
  'charlie',
  'daniel',
  'thomas',
  'robert',
  'jordan',
  'hunter',
  'ranger',
  'killer',
  'freedom',
  'forever',
  'family',
  'friends',
  'lovely',
  'loveme',
  'ilove',
  'babygirl',
  'butterfly',
  'chocolate',
  'cookie',
  'flower',
  'summer',
  'winter',
  'spring',
  'autumn',
  'january',
  'february',
  'march',
  'april',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'monday',
  'friday',
  'sunday',
  'liverpool',
  'chelsea',
  'arsenal',
  'barcelona',
  'ferrari',
  'mercedes',
  'porsche',
  'mustang',
  'corvette',
  'harley',
  'yankees',
  'cowboys',
  'lakers',
  'company',
  'office',
  'business',
  'emblem',
  'lapelpin',
  'lapelpins',
  'p@ssw0rd',
  'p@ssword',
  'passw0rd',
  'pa$$word',
  'pa$$w0rd',
  'abc',
  'abcabc',
  'qaz',
  'qazwsx',
  'zaq',
  'asd',
  'asdasd',
  'zxc',
  'q1w2e3r4',
  'q1w2e3r4t5',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'a1b2c3d4',
  'zaq12wsx',
]);

/** Rows of keys, forwards and backwards. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
].flatMap(row => [row, [...row].reverse().join('')]);

/** One piece, again and again: `aaaaaaaa`, `12121212`, `abcabcabc`. */
function isRepeated(password: string): boolean {
  return [1, 2, 3, 4].some(
    length =>
      password.length >= 2 * length &&
      password ===
        password
          .slice(0, length)
          .repeat(Math.ceil(password.length / length))
          .slice(0, password.length),
  );
}

/** A row of keys, or two one after the other. */
function isRow(password: string): boolean {
  return (
    ROWS.some(row => row.includes(password)) ||
    (password.length > 5 &&
      [3, 4, 5, 6].some(at => isPartOfRow(password.slice(0, at)) && isPartOfRow(password.slice(at))))
  );
}

function isPartOfRow(part: string): boolean {
  return part.length > 2 && ROWS.some(row => row.includes(part));
}

/** A day as people write it: 19841224, 24121984. */
function isDay(password: string): boolean {
  return /^(?:(?:19|20)\d{6}|[0-3]\d[01]\d(?:19|20)\d{2})$/.test(password);
}

/** Whether a password is among the first that a guesser tries. Its own account's name is looked at elsewhere. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().slice(0, 64);
  let end = plain.length;
  while (end > 0 && /[\d!?.@#$%&*_+-]/.test(plain.charAt(end - 1))) end -= 1;
  const isShortOfMore = plain.length - end <= 6;
  return (
    WORDS.has(plain) ||
    (isShortOfMore && WORDS.has(plain.slice(0, end))) ||
    isRepeated(plain) ||
    isRow(plain) ||
    isDay(plain)
  );
}
