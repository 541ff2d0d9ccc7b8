const good = 'backoffice://country/es/city/m1/orders';

const words = (text: string): string[] => text.trim().split(/\s+/);

const inPath = [
  ...words(String.raw`
    .. . %2e%2e %2E ..%2f.. %2f %5c // / %20 %00 a/b a%2fb a\b a+b a.b a~b a:b a@b a;b a,b a=b a&b a|b
    $(id) {a} <a> "a" 'a' (a) [a] * % %zz %e0%a4%a -a _a 1;rm __proto__ %ff`),
  ...[
    '\\',
    '\\..\\',
    ' ',
    '\u0000',
    'a b',
    'a`b',
    '`id`',
    '\u00e9',
    '\u043e',
    '\u202e1',
    '\u200b',
    '\ufeff',
    '\n',
    '\r\n',
    '\t',
    `${'a'.repeat(65)}`,
  ],
].map((segment) => `${good}/${segment}`);

const inQuery = [
  ...words(String.raw`
    a%00=1 a=%00 a=%0d%0aSet-Cookie:x a=%1b a=%7f a=%c2%85 a=%e2%80%ae a=%E2%80%8F a=%EF%BB%BF a=%ff a=%
    a=%zz a=b%2 a="b" a='b' a=<b> a=$(b) a=b|c a=b\c a=b;c a=b:c a=b@c a=b/c a=b?c a=b[c] a={b} a=b%2a
    a=b%2A a=%61 a=b%2f a=%3c =b & && a=1& &a=1 a a&b a=1&&b=2 1=a _=a -a=1 a-b=1 a%5b%5d=1 a[]=1
    __proto__=1 a/b=1 a%2fb=1 %61=1 a%20b=1 token=abc Token=abc accessToken=abc refresh_token=abc
    password=x newPassword=x secret=x client.secret=x a=1#b # #a=1 a=1#/dashboard`),
  ...[
    'a=\n',
    'a=\u202e',
    'a=b c',
    'a=`b`',
    'a=\u00e9',
    'a b=1',
    `a=${'b'.repeat(513)}`,
    `${'a'.repeat(129)}=1`,
    Array.from({ length: 65 }, (_, index) => `a${index}=1`).join('&'),
  ],
].map((query) => `${good}?${query}`);

const inScheme = [
  ...words(`
    BACKOFFICE Backoffice backoffice%20 back-office backoffice. xbackoffice http https file javascript
    data vbscript ms-msdt search-ms app about view-source blob mailto tel chrome devtools ws ftp smb`),
  ...['backoffice ', ' backoffice', '\u0430backoffice', 'b\u0430ckoffice', '\u0000backoffice'],
].map((scheme) => `${scheme}://dashboard`);

const inHost = [
  ...words(String.raw`
    / // /// . .. /dashboard //dashboard \dashboard user@dashboard user:pw@dashboard dashboard:80
    dashboard: DASHBOARD Dashboard dashboard. .dashboard dashboard%20 %64ashboard dashboard//
    dashboard/.. dashboard/. dashboard/x dashboard# dashboard? dashboard/? localhost 127.0.0.1 [::1]
    evil.example evil.example/dashboard backoffice index.html index.html#/dashboard app_settings/..
    app_settings/admins admins/a/b admins/new/new admins//new admins/a/ country country/ country/es
    country/fr/cities country/ES/cities country/:country/cities country/es/citiesx country/any/cities
    country/es/city/m1 country/es/city//orders country/es/city/m1/unknown country/es/city/:city/orders
    country/es/city/m1/orders/a/edit country/es/city/a%2fb/orders country/e/cities token_login
    token_login?token=a&x=1 token_login?token= token_login/x?token=a open?path=/dashboard * :id`),
  ...[
    '',
    'dashboard\\',
    'dash board',
    'dashboard ',
    ' dashboard',
    'dashboard\n',
    '\ndashboard',
    'dashboard\u0000',
    'country/es/city/a b/orders',
  ],
].map((rest) => `backoffice://${rest}`);

const inForm = [
  ...words(String.raw`
    backoffice backoffice: backoffice:/ backoffice:/dashboard backoffice:dashboard
    backoffice:\\dashboard dashboard /dashboard --dashboard "backoffice://dashboard"
    <backoffice://dashboard> {} null undefined`),
  ...['', `backoffice://dashboard?a=${'b'.repeat(2048)}`, `backoffice://${'a'.repeat(1024 * 1024)}`],
];

/** Malicious or damaged links. None of them may open anything. */
export const hostileLinks: readonly string[] = [...inPath, ...inQuery, ...inScheme, ...inHost, ...inForm];
