import type { ResponseOf } from "@holdfast/contract/platform/endpoint";
import type { listNews } from "@holdfast/contract/public-site/news-endpoints";
import { useEffect, useState } from "react";
import { formatInstantDay } from "../../../platform/format/date-format";
import landing from "./landing.module.css";
import { newsAt } from "./slide-count-rules";
import { SlideList } from "./slide-list";
import styles from "./slide-list.module.css";

/** The contract's response, checked at compile time only: the landing page loads no schemas. */
type News = ResponseOf<typeof listNews>;

const NONE: News = [];

/** @throws if they cannot be fetched */
async function fetchNews(): Promise<News> {
  const response = await fetch("/v1/news", { credentials: "omit" });
  return response.ok ? ((await response.json()) as News) : NONE;
}

/**
 * A carousel of the latest news: 4 slides, 1 at a window width of 900 or less (specification 1). Absent if there are none
 * or they cannot be fetched: the page is complete without them.
 */
export const NewsSection = () => {
  const [news, setNews] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const found = await fetchNews().catch(() => NONE);
      if (!isGone) setNews(found);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, []);
  if (news.length === 0) return null;
  return (
    <div className={landing.paper}>
      <SlideList
        title="Latest news"
        lead="What is new, and advice for your plan."
        noun="news"
        slidesAt={newsAt}
        slides={news.map((entry) => ({
          id: entry.link ?? entry.title,
          content: <NewsSlide {...entry} />,
        }))}
      />
    </div>
  );
};

const NewsSlide = ({ title, summary, source, link, publishedAt }: News[number]) => (
  <>
    <p className={styles.meta}>
      {[source, formatInstantDay(publishedAt)].filter((part) => part !== "").join(" · ")}
    </p>
    <h3>
      {link === null ? (
        title
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </h3>
    {summary !== "" && <p>{summary}</p>}
  </>
);
