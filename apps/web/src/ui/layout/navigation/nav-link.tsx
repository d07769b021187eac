import { Link, type LinkProps, useLocation, useResolvedPath } from "react-router";

type NavLinkProps = LinkProps & {
  /** Current only on this page itself. */
  readonly end?: boolean;
};

/**
 * A link of a menu: marked as current on its page and, unless `end` is set, on the pages below it and on the page of one
 * entry of its list: /dashboard/incident for /dashboard/incidents. The router's own does not know the latter.
 */
export const NavLink = ({ end = false, ...rest }: NavLinkProps) => {
  const { pathname: page } = useResolvedPath(rest.to);
  const { pathname } = useLocation();
  const isCurrent =
    pathname === page || (!end && (pathname.startsWith(`${page}/`) || `${pathname}s` === page));
  return <Link aria-current={isCurrent ? "page" : undefined} {...rest} />;
};
