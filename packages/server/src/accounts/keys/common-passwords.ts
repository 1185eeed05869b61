/**
 * Words at the top of every list of stolen passwords, in our players' languages; refused also with digits and signs
 * around them.
 */
const WORDS = new Set(
  `
  aaaaaaaa abcdef access admin administrator adobe alexander amanda america andrea andrew angel angela anthony apple arsenal ashley asshole
  austin babygirl badboy bailey banana barcelona baseball basketball batman beautiful benjamin bigdaddy blessed blink bonjour brandon
  brooklyn bubbles buster butterfly cameron caroline champion changeme charlie cheese chelsea chester chicago chicken chocolate chris
  christian christine christopher claudia college computer connor cookie corvette cowboy cowboys creative crystal dallas daniel daniela danielle
  david default destiny diamond dolphin dolphins donald dragon eagle eagles einstein elizabeth eminem estrella family ferrari fireman fishing
  florida flower flowers football forever formula freedom friend friends fuckyou gabriel gateway george giants ginger google guest guitar
  hacker hannah hardcore harley heather hello helloworld hockey hunter iceman iloveu iloveyou internet jackson jasmine jasper jennifer jessica
  jesus johnny jonathan jordan joseph joshua junior justin killer khora kristina ladybug lakers lauren leavemealone letmein liverpool london
  lovely loveme lover loveyou lucky maggie manchester marina marlboro martin master matrix matthew maverick melissa mercedes merlin metallica
  michael michelle mickey midnight million minecraft monica monkey monster morgan mother mustang naruto natasha nathan nicholas nicole nintendo
  nothing october oliver olivia orange packers panther passion password passwords patricia patrick peanut pepper phoenix player please pokemon
  porsche prince princess princesa private purple qazwsx qwerty qwertz rachel raiders rainbow ranger rangers realmadrid rebecca redsox richard
  robert roberto samantha samsung samuel sandra scooter scorpion scorpio sebastian secret senha service shadow silver slayer slipknot snoopy
  soccer softball sophie spider spiderman spring starwars stella steven summer sunflower sunshine superman superstar supernova sweety taylor
  teamo tequiero test testing thomas thunder tigers tigger tinkerbell trustno turtle unknown user vanessa vanilla veronica victor victoria viking
  vincent wachtwoord warrior welcome whatever william willow winner winter wizard yankees yellow zaqwsx
  passwort geheim hallo hallowelt schalke dortmund bayern deutschland schatz sommer winter fussball schmetterling ichliebedich liebe
  contrasena contraseña clave hola mariposa alejandro alejandra fernando futbol teamomucho amor amorcito guadalupe
  heslo ahoj martina sparta slavia tajneheslo miluju princezna
  parol пароль привет любовь наташа марина максим андрей сергей дмитрий александр солнышко спартак зенит qwertyuiop йцукен любимая
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Rows of keys, and counting. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxc',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
].flatMap((row) => [row, row.split('').toReversed().join('')]);
const RUN = 3;
const REPEATED = /^(.{1,5})\1+$/u;
const DIGITS = /^\d{1,11}$/;

const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is one of the first that anybody would try, or the account's own name. */
export function isCommonPassword(password: string, username: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (DIGITS.test(text) || REPEATED.test(text) || isRuns(text)) return true;
  const name = bare(username.normalize('NFKC').toLowerCase());
  return [text, withLetters(text)].map(bare).some((word) => WORDS.has(word) || word === name);
}

/** Without what is put before and after a word to make it a password. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
}

/** Digits and signs that replace letters inside a word; those after it are decoration. */
function withLetters(text: string): string {
  const word = text.replace(/[\d\W_]{1,4}$/u, '');
  return word.replaceAll(/[^\p{L}]/gu, (sign) => LETTER_OF[sign] ?? sign);
}

function isRuns(text: string): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= RUN; length--) {
    const run = text.slice(0, length);
    if (ROWS.some((row) => row.includes(run))) return isRuns(text.slice(length));
  }
  return false;
}
