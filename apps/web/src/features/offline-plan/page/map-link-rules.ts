/**
 * Returns a link that opens an address in the map app of a phone, which may have stored maps; on a computer, in a map
 * website. Pure.
 */
export function mapLinkTo(address: string, userAgent: string): string {
  const search = encodeURIComponent(address);
  if (userAgent.includes("Android")) return `geo:0,0?q=${search}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${search}`;
  return `https://www.openstreetmap.org/search?query=${search}`;
}
