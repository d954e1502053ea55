/**
 * An exported function is called by what it does or answers: `fillText`, `rowsOf`, `isLive`. A participle or an
 * adjective alone ("told", "whole") says neither. `bareNames(files)` tells each; files map paths to texts.
 */
const FUNCTION =
  /^export (?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:<[^>]*>)?(?:\([^)]*\)|\w+)(?::[^=]+)? =>)/gm;

/** Verbs and nouns that end as participles do. */
const OTHERS = new Set(['embed', 'feed', 'flatten', 'listen', 'need', 'open', 'proceed', 'screen', 'seed', 'shorten']);

const IRREGULAR = new Set(
  `alike apart bound bought brought built caught drawn found gone grown heard held hidden kept known laid left lent
  lost made meant met paid said sent shown sold spent stood sworn taught thought thrown told torn whole withdrawn
  worn busy empty full late plain ready short`.split(/\s+/),
);

function isBare(name) {
  return IRREGULAR.has(name) || (/^[a-z]{2,}(?:ed|en)$/.test(name) && !OTHERS.has(name));
}

export function bareNames(files) {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(FUNCTION)]
      .map(([, declared, constant]) => declared ?? constant)
      .filter(isBare)
      .map(name => `${path}: "${name}" says neither what the function does nor what it answers.`),
  );
}
