import type { ComponentPropsWithRef } from "react";
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router";

type LinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  readonly to: To;
  /** Replaces the current entry of the browser's history. */
  readonly replace?: boolean;
  readonly state?: unknown;
};

/**
 * A link to a page of the product. React Router's own `Link` brings its prefetching and forms with it, 3 KiB on
 * every page (decision 015).
 */
export const Link = ({ to, replace, state, onClick, children, ...rest }: LinkProps) => {
  const { target } = rest;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
};

type NavLinkProps = LinkProps & {
  /** Current only on this page itself. */
  readonly end?: boolean;
};

/**
 * A link of a menu: marked as current on its page and, unless `end` is set, on the pages below it and on the page of one
 * entry of its list: /dashboard/incident for /dashboard/incidents.
 */
export const NavLink = ({ end = false, ...rest }: NavLinkProps) => {
  const { pathname: page } = useResolvedPath(rest.to);
  const { pathname } = useLocation();
  const isCurrent =
    pathname === page || (!end && (pathname.startsWith(`${page}/`) || `${pathname}s` === page));
  return <Link aria-current={isCurrent ? "page" : undefined} {...rest} />;
};
