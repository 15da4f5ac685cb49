# A table server. `docker build -t kostka .`, then `docker run -p 8000:8000 -v kostka:/data kostka`.
FROM python:3.13-slim AS build
WORKDIR /kostka
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY src src
RUN python -m venv /opt/kostka \
 && /opt/kostka/bin/pip install --no-cache-dir --constraint constraints.txt ".[postgres]"

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 kostka && mkdir /data && chown kostka /data
COPY --from=build /opt/kostka /opt/kostka
USER kostka
# Compiled rules are kept with the tables, so that they are compiled once.
ENV PATH=/opt/kostka/bin:$PATH XDG_DATA_HOME=/data KOSTKA_CACHE_DIR=/data/rules PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz')"]
CMD ["kostka", "serve", "--host", "0.0.0.0"]
