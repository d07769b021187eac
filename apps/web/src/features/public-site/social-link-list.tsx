import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";

type SocialLinkListProps = {
  readonly links: SiteFacts["social"];
  readonly linkClass?: string | undefined;
};

/** List items that link to the product's social media pages. */
export const SocialLinkList = ({ links, linkClass }: SocialLinkListProps) =>
  links.map(({ name, address }) => (
    <li key={name}>
      <a className={linkClass} href={address} target="_blank" rel="noopener noreferrer">
        {name}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </li>
  ));
