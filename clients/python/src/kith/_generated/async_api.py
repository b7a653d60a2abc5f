# Generated from the OpenAPI document by `npm run clients`. Do not edit.
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Awaitable, Callable
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from typing_extensions import Unpack

    from . import models as m


class Resource:
    def __init__(self, request: Callable[..., Awaitable[Any]]) -> None:
        self._request = request


class AccountKey(Resource):
    async def revoke(
        self,
    ) -> m.AccountKeyRevokeResponse:
        """Revoke the calling key."""
        return await self._request("DELETE", "/v1/account/key")


class Account(Resource):
    @cached_property
    def key(self) -> AccountKey:
        return AccountKey(self._request)

    async def credits(
        self,
    ) -> m.AccountCreditsResponse:
        """Read the credit balance."""
        return await self._request("GET", "/v1/account/credits")

    async def usage(
        self,
    ) -> m.AccountUsageResponse:
        """Read rate limits, usage and budgets.

        Returns the rate limits of the calling key with the requests left, its requests and ACU per route and day for the last 31 days, and its budgets.
        """
        return await self._request("GET", "/v1/account/usage")


class AgentRuns(Resource):
    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.AgentRunsListResponse:
        """List agent runs, newest first.

        Runs are listed for 7 days, without their outputs.
        """
        return await self._request("GET", "/v1/agent/runs", query={"limit": limit, "cursor": cursor})

    async def read(
        self,
        id: str,
        *,
        after_seq: int | None = None,
    ) -> m.AgentRunsReadResponse | str:
        """Read an agent run.

        Runs are kept for 7 days. A failed run returns its error. A completed run with response_format `markdown` returns only its output. With `Accept: text/event-stream` the response streams the events of the run after after_seq.
        """
        return await self._request("GET", f"/v1/agent/runs/{quote(id, safe='')}", query={"after_seq": after_seq})

    async def cancel(
        self,
        id: str,
    ) -> m.AgentAccepted:
        """Cancel an agent run.

        Cancels a run that is not yet billed. Only calls already finished are charged; polling returns their outputs in artifacts. A run that has ended is unchanged.
        """
        return await self._request("DELETE", f"/v1/agent/runs/{quote(id, safe='')}")


class AgentChat(Resource):
    async def cancel(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.AgentChatCancelRequest],
    ) -> m.AgentChatCancelResponse:
        """Cancel a run or all runs of a session.

        Cancels the run with run_id, or every running run of the session. Only calls already finished are charged.
        """
        return await self._request("POST", "/v1/agent/chat/cancel", body=body, idempotency_key=idempotency_key)


class Agent(Resource):
    @cached_property
    def runs(self) -> AgentRuns:
        return AgentRuns(self._request)

    @cached_property
    def chat(self) -> AgentChat:
        return AgentChat(self._request)

    async def run(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.AgentRequest],
    ) -> m.AgentResponse | m.AgentAccepted:
        """Start an agent task or connect an app.

        `ask` starts a durable run. With `Accept: text/event-stream` the response streams the run; otherwise poll `poll_url`. `connect` starts connecting an app. `connections` lists the connected apps of the workspace.
        """
        return await self._request("POST", "/v1/agent", body=body, idempotency_key=idempotency_key)


class Codehost(Resource):
    async def search(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.CodehostSearchRequest],
    ) -> m.CodehostSearchResponse:
        """Search code-host accounts (beta).

        Returns accounts of a code host that match all criteria. At least one criterion is required. Costs 1 ACU, plus 1 for each live profile found with include_profiles. Fields may be added during the beta.
        """
        return await self._request("POST", "/v1/codehost/search", body=body, idempotency_key=idempotency_key)

    async def people_search(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.CodehostPeopleSearchRequest],
    ) -> m.CodehostPeopleSearchResponse:
        """Search code-host accounts and link them to professional-network profiles (beta).

        Runs the search of POST /v1/codehost/search, reads the live profile of each account, and links it to an indexed person if the evidence points to exactly one. Costs 1 ACU, plus 1 for each result with a linked profile.
        """
        return await self._request("POST", "/v1/codehost/people-search", body=body, idempotency_key=idempotency_key)


class PeopleBatch(Resource):
    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PeopleEstimateRequest],
    ) -> m.PeopleBatchCreateAccepted:
        """Enrich up to 500 people.

        Starts an asynchronous job. max_cost_usd is a hard limit: a person is skipped if their possible cost would exceed it. You can read results while the job runs. The event batch.completed is sent to webhook_url.
        """
        return await self._request("POST", "/v1/people/batch/enrich", body=body, idempotency_key=idempotency_key)

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.PeopleBatchListResponse:
        """List batch jobs, newest first."""
        return await self._request("GET", "/v1/people/batch", query={"limit": limit, "cursor": cursor})

    async def read(
        self,
        id: str,
    ) -> m.PeopleBatchReadResponse:
        """Read a batch job and its progress."""
        return await self._request("GET", f"/v1/people/batch/{quote(id, safe='')}")

    async def results(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.PeopleBatchResultsResponse:
        """Page through the results of a batch job.

        Returns results in the order submitted, also while the job runs. Each field has the format of POST /v1/enrich.
        """
        return await self._request("GET", f"/v1/people/batch/{quote(id, safe='')}/results", query={"limit": limit, "cursor": cursor})


class PeopleCriteria(Resource):
    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PeopleSearchCriteriaCreateRequest],
    ) -> m.PeopleSearchCriteriaReadResponse:
        """Parse a query into criteria.

        Returns the criteria a search would apply for the query, and stores them under an id.
        """
        return await self._request("POST", "/v1/people/search/criteria", body=body, idempotency_key=idempotency_key)

    async def read(
        self,
        id: str,
    ) -> m.PeopleSearchCriteriaReadResponse:
        """Read stored criteria."""
        return await self._request("GET", f"/v1/people/search/criteria/{quote(id, safe='')}")


class People(Resource):
    @cached_property
    def batch(self) -> PeopleBatch:
        return PeopleBatch(self._request)

    @cached_property
    def criteria(self) -> PeopleCriteria:
        return PeopleCriteria(self._request)

    async def estimate(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PeopleEstimateRequest],
    ) -> m.PeopleEstimateResponse:
        """Estimate the cost of a batch job.

        Returns the cost if every field of every person is found, limited by max_cost_usd.
        """
        return await self._request("POST", "/v1/people/estimate", body=body, idempotency_key=idempotency_key)

    async def enrich(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.EnrichRequest],
    ) -> m.EnrichResponse:
        """Find a person's contact details (same as POST /v1/enrich)."""
        return await self._request("POST", "/v1/people/enrich", body=body, idempotency_key=idempotency_key)

    async def lookup(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PeopleLookupRequest],
    ) -> m.PeopleLookupResponse:
        """Look up an indexed person.

        Returns the one indexed person with this identity. 404 if there is none, or more than one.
        """
        return await self._request("POST", "/v1/people/lookup", body=body, idempotency_key=idempotency_key)

    async def resolve(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PeopleLookupRequest],
    ) -> m.PeopleResolveResponse:
        """Resolve an identity to a person_id.

        Returns the person_id of the one person with this identity, the confidence in the match, and up to three pages that the person's records come from. 404 if there is none, or more than one.
        """
        return await self._request("POST", "/v1/people/resolve", body=body, idempotency_key=idempotency_key)

    async def search(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SearchRequest],
    ) -> m.SearchResponse:
        """Search people (same as POST /v1/search)."""
        return await self._request("POST", "/v1/people/search", body=body, idempotency_key=idempotency_key)

    async def similar(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PeopleSimilarRequest],
    ) -> m.SearchResponse:
        """Find people like one person.

        Ranks the indexed people by how similar their work is to that of the given person. Filters are hard.
        """
        return await self._request("POST", "/v1/people/similar", body=body, idempotency_key=idempotency_key)

    async def company(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PeopleCompanyRequest],
    ) -> m.SearchResponse:
        """List the people of a company.

        Returns indexed people whose current employer has the given name or domain.
        """
        return await self._request("POST", "/v1/people/company", body=body, idempotency_key=idempotency_key)


class Datasets(Resource):
    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.DatasetsListResponse:
        """List datasets, newest first."""
        return await self._request("GET", "/v1/datasets", query={"limit": limit, "cursor": cursor})

    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.DatasetsCreateRequest],
    ) -> m.DatasetsCreateResponse | m.DatasetsCreateAccepted:
        """Fill columns for a list of people or companies.

        Fills columns for rows of people, companies or other entities. Each cell has one reconciled answer, a confidence and public evidence. Mode sync returns the rows; mode async returns 202.
        """
        return await self._request("POST", "/v1/datasets", body=body, idempotency_key=idempotency_key)

    async def read(
        self,
        id: str,
    ) -> m.DatasetsReadResponse:
        """Read a dataset and its progress."""
        return await self._request("GET", f"/v1/datasets/{quote(id, safe='')}")

    async def rows(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        as_of: str | None = None,
        explain: Literal["true", "false"] | None = None,
    ) -> m.DatasetsRowsResponse:
        """Page through the rows of a dataset.

        Returns rows in the order submitted, also while the dataset is running.
        """
        return await self._request("GET", f"/v1/datasets/{quote(id, safe='')}/rows", query={"limit": limit, "cursor": cursor, "as_of": as_of, "explain": explain})

    async def diff(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.DatasetsDiffResponse:
        """List cells that newer readings answer otherwise.

        Answers the cells again from the newest stored readings of their pages, without reading the web, and lists the cells with another status or value. Contact columns are left out. `rows_left_out` counts rows filled before kith kept what answers depend on.
        """
        return await self._request("GET", f"/v1/datasets/{quote(id, safe='')}/diff", query={"limit": limit, "cursor": cursor})

    async def proof(
        self,
        id: str,
        *,
        from_: int | None = None,
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> str:
        """Export cells with everything that proves them.

        Returns a signed WACZ file with the stored pages, claims, identity features, weights and votes behind each cell. `kith-verify FILE` answers them again without this service. What cannot be proven is listed with the reason.
        """
        return await self._request("GET", f"/v1/datasets/{quote(id, safe='')}/proof", query={"from": from_, "limit": limit, "columns": columns})


class PersonRuns(Resource):
    async def read(
        self,
        id: str,
        *,
        as_of: str | None = None,
    ) -> m.PersonRunsReadResponse:
        """Read a profile run.

        Returns the profile of a completed run, or the status of any other run.
        """
        return await self._request("GET", f"/v1/person/runs/{quote(id, safe='')}", query={"as_of": as_of})

    async def cancel(
        self,
        id: str,
    ) -> m.PersonRunsCancelResponse:
        """Cancel a profile run.

        Cancels a run before it is billed, at no charge. A run that has ended does not change.
        """
        return await self._request("DELETE", f"/v1/person/runs/{quote(id, safe='')}")


class Person(Resource):
    @cached_property
    def runs(self) -> PersonRuns:
        return PersonRuns(self._request)

    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PersonRequest],
    ) -> m.PersonResponse | m.PersonAccepted:
        """Build a public profile of one person.

        Returns a fresh profile at once if you have paid for it. Otherwise builds the profile in a run. The first profile of a person is charged; reading it again is free for 90 days.
        """
        return await self._request("POST", "/v1/person", body=body, idempotency_key=idempotency_key)


class Exclusions(Resource):
    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.ExclusionsListResponse:
        """List the people to leave out, newest first."""
        return await self._request("GET", "/v1/exclusions", query={"limit": limit, "cursor": cursor})

    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.ExclusionInput],
    ) -> m.ExclusionsCreateCreated:
        """Add people to leave out of searches.

        Searches with `exclude.exclusion_list` leave them out. Repeated people are skipped.
        """
        return await self._request("POST", "/v1/exclusions", body=body, idempotency_key=idempotency_key)

    async def delete(
        self,
        id: str,
    ) -> m.ExclusionsDeleteResponse:
        """Remove an entry of the exclusion list."""
        return await self._request("DELETE", f"/v1/exclusions/{quote(id, safe='')}")


class Monitors(Resource):
    async def list(
        self,
    ) -> m.MonitorsListResponse:
        """List monitors."""
        return await self._request("GET", "/v1/monitors")

    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.MonitorsCreateRequest],
    ) -> m.MonitorsCreateCreated:
        """Create a monitor.

        Runs a search, or the last search of a Set, on a schedule. Reports new people and changes of people reported before. Missed runs after an outage are caught up with one run.
        """
        return await self._request("POST", "/v1/monitors", body=body, idempotency_key=idempotency_key)

    async def delete(
        self,
        id: str,
    ) -> m.MonitorsDeleteResponse:
        """Delete a monitor."""
        return await self._request("DELETE", f"/v1/monitors/{quote(id, safe='')}")


class SetsMonitors(Resource):
    async def create(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SetsMonitorsCreateRequest],
    ) -> m.MonitorsCreateCreated:
        """Create a monitor for a Set.

        Same as POST /v1/monitors with set_id.
        """
        return await self._request("POST", f"/v1/sets/{quote(id, safe='')}/monitors", body=body, idempotency_key=idempotency_key)


class SetsSearches(Resource):
    async def create(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SetSearchInput],
    ) -> m.SearchesRefineAccepted:
        """Search for more people."""
        return await self._request("POST", f"/v1/sets/{quote(id, safe='')}/searches", body=body, idempotency_key=idempotency_key)


class SetsEnrichments(Resource):
    async def create(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SetEnrichmentInput],
    ) -> m.SetsEnrichmentsCreateAccepted:
        """Add a column to a Set.

        The column is filled for all admitted people, including people admitted later.
        """
        return await self._request("POST", f"/v1/sets/{quote(id, safe='')}/enrichments", body=body, idempotency_key=idempotency_key)


class SetsImports(Resource):
    async def create(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SetsImportsCreateRequest],
    ) -> m.SetsImportsCreateAccepted:
        """Add people you already have.

        Takes rows in the format of a dataset of people, or CSV text. People already in the Set are skipped.
        """
        return await self._request("POST", f"/v1/sets/{quote(id, safe='')}/imports", body=body, idempotency_key=idempotency_key)


class SetsShareLink(Resource):
    async def create(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> m.SetsShareLinkCreateCreated:
        """Create a share link.

        Anyone with the link can read the admitted people without an API key. A new link replaces the previous one.
        """
        return await self._request("POST", f"/v1/sets/{quote(id, safe='')}/share-link", idempotency_key=idempotency_key)

    async def revoke(
        self,
        id: str,
    ) -> m.SetsShareLinkRevokeResponse:
        """Revoke the share link of a Set."""
        return await self._request("DELETE", f"/v1/sets/{quote(id, safe='')}/share-link")


class Sets(Resource):
    @cached_property
    def monitors(self) -> SetsMonitors:
        return SetsMonitors(self._request)

    @cached_property
    def searches(self) -> SetsSearches:
        return SetsSearches(self._request)

    @cached_property
    def enrichments(self) -> SetsEnrichments:
        return SetsEnrichments(self._request)

    @cached_property
    def imports(self) -> SetsImports:
        return SetsImports(self._request)

    @cached_property
    def share_link(self) -> SetsShareLink:
        return SetsShareLink(self._request)

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.SetsListResponse:
        """List Sets, newest first."""
        return await self._request("GET", "/v1/sets", query={"limit": limit, "cursor": cursor})

    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SetsCreateRequest],
    ) -> m.SetsCreateCreated:
        """Build a list of people.

        Creates a Set: a list of people that is built in the background. kith finds candidates, verifies each against the criteria of the query, and fills the requested columns.
        """
        return await self._request("POST", "/v1/sets", body=body, idempotency_key=idempotency_key)

    async def read(
        self,
        id: str,
    ) -> m.SetsReadResponse:
        """Read a Set and its progress."""
        return await self._request("GET", f"/v1/sets/{quote(id, safe='')}")

    async def items(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: m.SetItemStatus | None = None,
    ) -> m.SetsItemsResponse:
        """Page through the people of a Set.

        Returns people in the order they were checked, also while the Set runs. Use status=admitted to get only people who match the criteria.
        """
        return await self._request("GET", f"/v1/sets/{quote(id, safe='')}/items", query={"limit": limit, "cursor": cursor, "status": status})

    async def cancel(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> m.SetsCancelResponse:
        """Cancel a Set.

        Stops all work on the Set. Admitted people and filled columns are kept. A Set without work left is unchanged.
        """
        return await self._request("POST", f"/v1/sets/{quote(id, safe='')}/cancel", idempotency_key=idempotency_key)

    async def export(
        self,
        id: str,
        *,
        format: Literal["json", "csv", "proof"] | None = None,
        status: Literal["admitted", "rejected"] | None = None,
    ) -> m.SetsExportResponse | str:
        """Export the admitted people.

        CSV has one line per person with the verdict for each criterion and the value of each column. Formulas start with an apostrophe. proof is a bundle of verdicts and cells for `kith-verify`; only it takes status.
        """
        return await self._request("GET", f"/v1/sets/{quote(id, safe='')}/export", query={"format": format, "status": status})

    async def preview(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SetsPreviewRequest],
    ) -> m.SetsPreviewResponse:
        """Preview a Set.

        Returns the criteria the Set would use, a few candidates that are not yet verified, and a cost estimate. Creates nothing.
        """
        return await self._request("POST", "/v1/sets/preview", body=body, idempotency_key=idempotency_key)


class Privacy(Resource):
    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.PrivacyListResponse:
        """List erasure requests, newest first."""
        return await self._request("GET", "/v1/privacy/requests", query={"limit": limit, "cursor": cursor})

    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.ErasureInput],
    ) -> m.PrivacyCreateResponse | m.PrivacyReadResponse:
        """Show what is held about a person, or erase it.

        Erases from the whole service, and keeps the person from coming back.
        """
        return await self._request("POST", "/v1/privacy/requests", body=body, idempotency_key=idempotency_key)

    async def read(
        self,
        id: str,
    ) -> m.PrivacyReadResponse:
        """Read an erasure request and its report."""
        return await self._request("GET", f"/v1/privacy/requests/{quote(id, safe='')}")


class Pronet(Resource):
    async def profile(
        self,
        *,
        url: str,
    ) -> m.PronetProfileResponse:
        """Read a profile of the professional network."""
        return await self._request("GET", "/v1/pronet/profile", query={"url": url})

    async def search(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.PronetSearchRequest],
    ) -> m.PronetSearchResponse:
        """Search people on the professional network.

        Returns people who match every filter and any of the titles. Omit cursor, or send null, for the first page.
        """
        return await self._request("POST", "/v1/pronet/search", body=body, idempotency_key=idempotency_key)

    async def posts(
        self,
        *,
        identifier: str,
        limit: int | None = None,
    ) -> m.PronetPostsResponse:
        """Read the recent posts of a profile."""
        return await self._request("GET", "/v1/pronet/posts", query={"identifier": identifier, "limit": limit})

    async def comments(
        self,
        *,
        identifier: str,
        limit: int | None = None,
    ) -> m.PronetCommentsResponse:
        """Read the recent comments of a profile."""
        return await self._request("GET", "/v1/pronet/comments", query={"identifier": identifier, "limit": limit})

    async def company(
        self,
        *,
        url: str,
    ) -> m.PronetCompanyResponse:
        """Read a company of the professional network."""
        return await self._request("GET", "/v1/pronet/company", query={"url": url})

    async def company_posts(
        self,
        *,
        identifier: str,
        limit: int | None = None,
    ) -> m.PronetPostsResponse:
        """Read the recent posts of a company."""
        return await self._request("GET", "/v1/pronet/company/posts", query={"identifier": identifier, "limit": limit})


class Reconcile(Resource):
    async def links(
        self,
    ) -> m.ReconcileLinksResponse:
        """Get the URLs for OpenRefine.

        Returns the URLs of a reconciliation service (Reconciliation Service API 0.2 and 1.0-draft). They work without a key, as long as this key does.
        """
        return await self._request("GET", "/v1/reconcile")


class SearchesEnrichments(Resource):
    async def create(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SetEnrichmentInput],
    ) -> m.SetsEnrichmentsCreateAccepted:
        """Add a column to a Set (legacy People Set)."""
        return await self._request("POST", f"/v1/searches/{quote(id, safe='')}/enrichments", body=body, idempotency_key=idempotency_key)


class SearchesExports(Resource):
    async def create(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SearchesExportsCreateRequest],
    ) -> m.SetsExportResponse | str:
        """Export the admitted people (legacy People Set)."""
        return await self._request("POST", f"/v1/searches/{quote(id, safe='')}/exports", body=body, idempotency_key=idempotency_key)


class Searches(Resource):
    @cached_property
    def enrichments(self) -> SearchesEnrichments:
        return SearchesEnrichments(self._request)

    @cached_property
    def exports(self) -> SearchesExports:
        return SearchesExports(self._request)

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.SetsListResponse:
        """List Sets, newest first (legacy People Set)."""
        return await self._request("GET", "/v1/searches", query={"limit": limit, "cursor": cursor})

    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SearchesCreateRequest],
    ) -> m.SetsCreateCreated:
        """Build a list of people (legacy People Set).

        Like POST /v1/sets, but search also takes criteria, exclude and max_cost_usd of POST /v1/sets/{id}/searches.
        """
        return await self._request("POST", "/v1/searches", body=body, idempotency_key=idempotency_key)

    async def read(
        self,
        id: str,
    ) -> m.SetsReadResponse:
        """Read a Set and its progress (legacy People Set)."""
        return await self._request("GET", f"/v1/searches/{quote(id, safe='')}")

    async def items(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: m.SetItemStatus | None = None,
    ) -> m.SetsItemsResponse:
        """Page through the people of a Set (legacy People Set)."""
        return await self._request("GET", f"/v1/searches/{quote(id, safe='')}/items", query={"limit": limit, "cursor": cursor, "status": status})

    async def refine(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SearchesRefineRequest],
    ) -> m.SearchesRefineAccepted:
        """Add criteria and search again (legacy People Set).

        People admitted by earlier searches are verified again with the added criteria. Imported people stay admitted.
        """
        return await self._request("POST", f"/v1/searches/{quote(id, safe='')}/refine", body=body, idempotency_key=idempotency_key)


class WebhooksDeliveries(Resource):
    async def list(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> m.WebhooksDeliveriesListResponse:
        """List the deliveries of a webhook, newest first.

        Returns each delivery with its attempts. Deliveries are kept for 30 days after the last delivery of their event ends.
        """
        return await self._request("GET", f"/v1/webhooks/{quote(id, safe='')}/deliveries", query={"limit": limit, "cursor": cursor})

    async def redeliver(
        self,
        id: str,
        delivery_id: str,
        *,
        idempotency_key: str | None = None,
    ) -> m.WebhooksDeliveriesRedeliverAccepted:
        """Repeat a delivery that has ended.

        Sends the event again with the same `webhook-id`.
        """
        return await self._request("POST", f"/v1/webhooks/{quote(id, safe='')}/deliveries/{quote(delivery_id, safe='')}/redeliver", idempotency_key=idempotency_key)


class Webhooks(Resource):
    @cached_property
    def deliveries(self) -> WebhooksDeliveries:
        return WebhooksDeliveries(self._request)

    async def list(
        self,
    ) -> m.WebhooksListResponse:
        """List registered webhooks."""
        return await self._request("GET", "/v1/webhooks")

    async def create(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.WebhooksCreateRequest],
    ) -> m.WebhooksCreateCreated:
        """Register a webhook.

        Sends the listed kinds of events to the URL in the Standard Webhooks format. The signing secret is returned only in this response.
        """
        return await self._request("POST", "/v1/webhooks", body=body, idempotency_key=idempotency_key)

    async def secret(
        self,
    ) -> m.WebhooksSecretResponse:
        """Read the signing secret of webhook_url.

        Returns the secrets that sign deliveries to the webhook_url of a Set, batch or monitor. A URL that is also a registered webhook is signed with the secret of that webhook.
        """
        return await self._request("GET", "/v1/webhooks/secret")

    async def change(
        self,
        id: str,
        **body: Unpack[m.WebhooksChangeRequest],
    ) -> m.WebhooksChangeResponse:
        """Change a webhook.

        Changes the URL or the events, or enables a webhook that is disabled. The signing secret stays the same.
        """
        return await self._request("PATCH", f"/v1/webhooks/{quote(id, safe='')}", body=body)

    async def delete(
        self,
        id: str,
    ) -> m.MonitorsDeleteResponse:
        """Delete a webhook.

        Stops sending to the webhook. Its pending deliveries fail.
        """
        return await self._request("DELETE", f"/v1/webhooks/{quote(id, safe='')}")

    async def redeliver(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.WebhooksRedeliverRequest],
    ) -> m.WebhooksRedeliverAccepted:
        """Repeat the failed deliveries of a webhook."""
        return await self._request("POST", f"/v1/webhooks/{quote(id, safe='')}/redeliver", body=body, idempotency_key=idempotency_key)


class Api(Resource):
    @cached_property
    def account(self) -> Account:
        return Account(self._request)

    @cached_property
    def agent(self) -> Agent:
        return Agent(self._request)

    @cached_property
    def codehost(self) -> Codehost:
        return Codehost(self._request)

    @cached_property
    def people(self) -> People:
        return People(self._request)

    @cached_property
    def datasets(self) -> Datasets:
        return Datasets(self._request)

    @cached_property
    def person(self) -> Person:
        return Person(self._request)

    @cached_property
    def exclusions(self) -> Exclusions:
        return Exclusions(self._request)

    @cached_property
    def monitors(self) -> Monitors:
        return Monitors(self._request)

    @cached_property
    def sets(self) -> Sets:
        return Sets(self._request)

    @cached_property
    def privacy(self) -> Privacy:
        return Privacy(self._request)

    @cached_property
    def pronet(self) -> Pronet:
        return Pronet(self._request)

    @cached_property
    def reconcile(self) -> Reconcile:
        return Reconcile(self._request)

    @cached_property
    def searches(self) -> Searches:
        return Searches(self._request)

    @cached_property
    def webhooks(self) -> Webhooks:
        return Webhooks(self._request)

    async def autocomplete(
        self,
        *,
        field: m.AutocompleteField,
        prefix: str,
        limit: int | None = None,
    ) -> m.AutocompleteResponse:
        """Complete the value of a search filter.

        Returns indexed people's values that start with the prefix, most frequent first. Free.
        """
        return await self._request("GET", "/v1/autocomplete", query={"field": field, "prefix": prefix, "limit": limit})

    async def enrich(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.EnrichRequest],
    ) -> m.EnrichResponse:
        """Find a person's contact details.

        Finds the work e-mail address, personal e-mail address and telephone number of one identified person. The response has every requested field. Only found fields are billed.
        """
        return await self._request("POST", "/v1/enrich", body=body, idempotency_key=idempotency_key)

    async def search(
        self,
        *,
        idempotency_key: str | None = None,
        **body: Unpack[m.SearchRequest],
    ) -> m.SearchResponse:
        """Search people.

        Finds people by query, filters or both, in one request. `instant` and `fast` search the index of people. On `auto` and `deep`, public pages prove every filter and must not contradict the query.
        """
        return await self._request("POST", "/v1/search", body=body, idempotency_key=idempotency_key)
